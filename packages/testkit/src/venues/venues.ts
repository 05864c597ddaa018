/** All venues by name. */

import { VENUES_ABROAD } from './abroad.ts'
import { VENUES_IN_RUSSIA } from './in-russia.ts'

export const VENUES = { ...VENUES_IN_RUSSIA, ...VENUES_ABROAD } as const

export type VenueName = keyof typeof VENUES
