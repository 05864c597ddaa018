import type { Words } from './words.ts'

interface Bounds {
  readonly minAge: number | null
  readonly maxAge: number | null
}

/** Whole years between bounds: «14–99», «18+ без верхней границы», «до 15»; null without bounds. */
export function ageRange({ minAge, maxAge }: Bounds, { t }: Pick<Words, 't'>): string | null {
  if (maxAge === null) return minAge ? t('sport:ageGroups.open', { min: String(minAge) }) : null
  return minAge
    ? t('sport:ageGroups.range', { min: String(minAge), max: String(maxAge) })
    : t('sport:ageGroups.upTo', { max: String(maxAge) })
}
