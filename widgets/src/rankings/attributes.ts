import { PAGE_SIZE } from '@polynya/domain'
import type { Attributes } from '../attributes.ts'

export const RANKINGS = {
  distance: { pattern: /^\w{2,8}$/, selects: true },
  gender: { pattern: /^(women|men)$/, selects: true },
  season: { pattern: /^\d{4}-\d{4}$/, selects: true },
  'age-group': { pattern: /^[A-Z]\d{1,2}$/, selects: true },
  water: { pattern: /^[ABC]$/, selects: true },
  country: { pattern: /^[A-Z]{2}$/, selects: true },
  region: { pattern: /^[A-Z]{2}-[A-Z0-9]{1,3}$/, selects: true },
  limit: { pattern: /^[1-9]\d*$/, max: PAGE_SIZE.max },
} as const satisfies Attributes
