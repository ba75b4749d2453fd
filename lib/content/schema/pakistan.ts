/**
 * The outline of Pakistan as longitude and latitude, clockwise from the coast at Gwadar, within about 30 km and on the wide
 * side: a position beside the border may pass, one in a neighbouring country's city does not.
 */
const outline: readonly (readonly [lon: number, lat: number])[] = [
  [61.5, 25.0],
  [61.6, 25.4],
  [61.9, 26.2],
  [63.1, 26.6],
  [63.2, 27.2],
  [62.7, 27.3],
  [62.7, 28.2],
  [61.7, 28.6],
  [61.2, 29.3],
  [60.9, 29.9],
  [62.5, 29.5],
  [64.2, 29.5],
  [65.0, 29.6],
  [66.25, 29.9],
  [66.3, 30.9],
  [66.8, 31.3],
  [67.7, 31.5],
  [68.2, 31.9],
  [69.2, 32.0],
  [69.3, 32.6],
  [69.5, 33.1],
  [70.2, 33.4],
  [69.8, 33.8],
  [69.9, 34.1],
  [70.95, 34.05],
  [71.05, 34.5],
  [71.5, 35.0],
  [71.5, 35.7],
  [71.2, 36.1],
  [71.7, 36.6],
  [72.7, 36.95],
  [74.6, 37.15],
  [75.5, 36.95],
  [76.0, 36.0],
  [76.8, 35.7],
  [76.8, 34.9],
  [75.7, 34.6],
  [74.45, 34.72],
  [74.0, 34.5],
  [73.95, 34.2],
  [74.15, 33.95],
  [74.05, 33.6],
  [74.25, 33.1],
  [74.65, 32.8],
  [74.75, 32.55],
  [75.4, 32.4],
  [75.4, 32.15],
  [74.7, 31.75],
  [74.65, 31.05],
  [73.95, 30.3],
  [73.45, 29.9],
  [72.95, 29.0],
  [72.3, 28.3],
  [71.9, 27.9],
  [70.7, 27.7],
  [70.35, 28.0],
  [69.6, 27.2],
  [69.5, 26.7],
  [70.2, 26.5],
  [70.2, 25.8],
  [70.75, 25.4],
  [71.2, 24.5],
  [70.7, 24.2],
  [69.7, 24.15],
  [68.8, 24.2],
  [68.3, 23.6],
  [67.4, 23.8],
  [67.1, 24.6],
  [66.5, 24.75],
  [66.4, 25.3],
  [64.7, 25.05],
  [63.4, 25.1],
  [62.4, 24.95],
];

/** Whether a position (degrees, WGS 84) is in Pakistan: a line to the east crosses the outline an odd number of times. */
export function inPakistan({ lat, lon }: { lat: number; lon: number }): boolean {
  return (
    outline.filter(([lon1, lat1], index) => {
      const [lon2, lat2] = outline[(index + 1) % outline.length] as readonly [number, number];
      return lat1 > lat !== lat2 > lat && lon < lon1 + ((lat - lat1) * (lon2 - lon1)) / (lat2 - lat1);
    }).length %
      2 ===
    1
  );
}
