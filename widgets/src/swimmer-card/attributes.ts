import type { Attributes } from '../attributes.ts'

export const SWIMMER_CARD = {
  swimmer: { pattern: /^[A-Za-z]{4}[A-Za-z0-9]{1,12}$/, selects: true },
  show: { pattern: /^(photo|about|none)( (photo|about))*$/ },
} as const satisfies Attributes
