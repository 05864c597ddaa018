/** The world as a square map, 1800 units wide: the projection in which a place keeps its shape at any latitude. */

const UNITS = 1800

/** Where a place lies on the map, in units from its left and upper edge. */
export function mercator(lon: number, lat: number): { x: number; y: number } {
  const radians = (Math.min(85, Math.max(-85, lat)) * Math.PI) / 180
  const north = Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)
  return { x: ((lon + 180) / 360) * UNITS, y: (0.5 - north) * UNITS }
}
