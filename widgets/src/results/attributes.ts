import { PAGE_SIZE } from '@polynya/domain'
import type { Attributes } from '../attributes.ts'

export const RESULTS = {
  event: { pattern: /^[1-9]\d{0,8}$/, selects: true },
  distance: { pattern: /^\w{2,8}$/, selects: true },
  gender: { pattern: /^(women|men)$/, selects: true },
  'age-group': { pattern: /^[\p{L}\p{N} .+–-]{1,20}$/u, selects: true },
  club: { pattern: /^.{1,100}$/, selects: true },
  highlight: { pattern: /^[A-Za-z]{4}[A-Za-z0-9]{1,12}$/ },
  limit: { pattern: /^[1-9]\d*$/, max: PAGE_SIZE.max },
} as const satisfies Attributes
