// In place of @webreflection/idb-map: the same face, kept in memory.
export default class MemoryMap extends Map {
  constructor(_name) {
    super();
  }
  async sync() {}
  async close() {}
}
