import type { Query } from './source.ts'

/** Parameters of lists of swimmers and their results. */
export const OF_RESULTS: Query = [
  ['distCode', 'distance'],
  ['gender', 'gender'],
  ['ageGroup', 'age-group'],
  ['limit', 'limit'],
]

export const WATER = ['waterCat', 'water'] as const
