/** The contrast of two colours such as #0F1B3D (WCAG 2.2, 1.4.3). */
export function contrastOf(colour: string, ground: string): number {
  const [light = 0, dark = 0] = [colour, ground]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
