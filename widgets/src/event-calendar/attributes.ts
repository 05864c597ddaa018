import { PAGE_SIZE } from '@polynya/domain'
import type { Attributes } from '../attributes.ts'

const DATE = { pattern: /^\d{4}-\d{2}-\d{2}$/, selects: true } as const
const CODES = { pattern: /^[\w-]+( [\w-]+)*$/, selects: true } as const

export const EVENT_CALENDAR = {
  federation: { pattern: /^[A-Z]{2}-[A-Z0-9]{1,3}$/, selects: true },
  season: { pattern: /^\d{4}-\d{4}$/, selects: true },
  from: DATE,
  to: DATE,
  view: { values: ['auto', 'month', 'list'] },
  discipline: CODES,
  limit: { pattern: /^[1-9]\d*$/, max: PAGE_SIZE.max },
} as const satisfies Attributes
