/**
 * Gender codes of the v1 API: 0 men and women, 1 men, 2 women. A swimmer is 1 or 2, a distance 0, 1 or 2.
 * See docs/rules.md#genders.
 */
export const GENDERS = { 0: 'all', 1: 'men', 2: 'women' } as const

export type Gender = keyof typeof GENDERS
export type SwimmerGender = Exclude<Gender, 0>

/** Whether a swimmer may start on a distance of a gender. See docs/rules.md#genders. */
export function mayStart(swimmer: SwimmerGender, distance: Gender): boolean {
  return distance === 0 || distance === swimmer
}
