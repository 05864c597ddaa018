import { PAGE_SIZE } from '@polynya/domain'
import type { Attributes } from '../attributes.ts'

export const RECORDS = {
  distance: { pattern: /^\w{2,8}$/, selects: true },
  gender: { pattern: /^(women|men|mixed)$/, selects: true },
  'age-group': { pattern: /^(all|[A-Z]\d{1,2})$/, selects: true },
  water: { pattern: /^[ABC]$/, selects: true },
  state: { pattern: /^(tentative|approved)$/, selects: true },
  limit: { pattern: /^[1-9]\d*$/, max: PAGE_SIZE.max },
} as const satisfies Attributes
