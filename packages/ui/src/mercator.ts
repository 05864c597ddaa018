/** Width of the Mercator world map, a square, in map units. The projection preserves shapes at any latitude. */

const UNITS = 1800

/** Position of a place on the map, in units from the left and upper edge. */
export function mercator(lon: number, lat: number): { x: number; y: number } {
  const radians = (Math.min(85, Math.max(-85, lat)) * Math.PI) / 180
  const north = Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)
  return { x: ((lon + 180) / 360) * UNITS, y: (0.5 - north) * UNITS }
}
