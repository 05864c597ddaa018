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

/** Genders as files write them, in capitals: by code, in Latin or Cyrillic letters. */
const WRITTEN: Readonly<Record<string, Gender>> = { M: 1, М: 1, F: 2, W: 2, Ж: 2, X: 0, Х: 0, С: 0 }

/**
 * Returns the gender of a code or letter in any case; null if it is none. 0, X and С (смешанные) are mixed.
 * See docs/rules.md#genders.
 */
export function findGender(text: string): Gender | null {
  const written = text.trim().toUpperCase()
  return ([0, 1, 2] as const).find((code) => String(code) === written) ?? WRITTEN[written] ?? null
}
