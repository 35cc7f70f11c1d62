"""Colours as eyes see them: contrast, distance, three kinds of colour blindness."""

from __future__ import annotations

from math import dist

Light = tuple[float, float, float]

BLINDNESS: dict[str, tuple[Light, Light, Light]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of red, green and blue: Machado, Oliveira and Fernandes 2009, at 1.0."""


def linear(colour: str) -> Light:
    """Gives red, green and blue of `#rrggbb` as shares of light (sRGB)."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares
    )
    return red, green, blue


def luminance(colour: str) -> float:
    """Gives the relative luminance of WCAG 2."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Gives the contrast ratio of WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: Light) -> Light:
    """Gives lightness and the two colour axes of CIELAB, under daylight."""
    red, green, blue = light
    axes = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (a ** (1 / 3) if a > 0.008856 else 7.787 * a + 16 / 116 for a in axes)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, blindness: str | None = None) -> Light:
    """Gives a colour's light as it arrives in eyes of that kind."""
    light = linear(colour)
    if blindness is None:
        return light
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0.0), 1.0)
        for row in BLINDNESS[blindness]
    )
    return red, green, blue


def apart(one: str, other: str, blindness: str | None = None) -> float:
    """Gives how far two colours are apart in CIELAB; a just visible step is about 2."""
    return dist(lab(seen(one, blindness)), lab(seen(other, blindness)))
