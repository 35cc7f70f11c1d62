export const stdlib = "";
export const optional = "";
