import type { Attributes } from '../attributes.ts'

const DATE = { pattern: /^\d{4}-\d{2}-\d{2}$/ }
const CODES = { pattern: /^[\w-]+( [\w-]+)*$/ }

export const EVENT_CALENDAR = {
  federation: { pattern: /^[A-Z]{2}-[A-Z0-9]{1,3}$/ },
  season: { pattern: /^\d{4}-\d{4}$/ },
  from: DATE,
  to: DATE,
  view: { values: ['auto', 'month', 'list'] },
  discipline: CODES,
  limit: { pattern: /^\d{1,3}$/ },
} as const satisfies Attributes
