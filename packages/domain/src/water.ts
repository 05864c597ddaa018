/**
 * Water categories of the International Winter Swimming Association by temperature in °C: A ≤ 2 < B ≤ 5 < C.
 * See docs/rules.md#water.
 */
export const WATER_CATEGORIES = {
  A: { upTo: 2 },
  B: { upTo: 5 },
  C: { upTo: null },
} as const satisfies Record<string, { upTo: number | null }>

export type WaterCategory = keyof typeof WATER_CATEGORIES

/** Returns the category of water at a temperature in °C. See docs/rules.md#water. */
export function waterCategory(celsius: number): WaterCategory {
  if (celsius <= WATER_CATEGORIES.A.upTo) return 'A'
  return celsius <= WATER_CATEGORIES.B.upTo ? 'B' : 'C'
}
