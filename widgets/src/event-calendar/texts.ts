/** Evaluated at build time and replaced by the texts. */

import { FRAME_KEYS, pickTexts } from '../pick-texts.ts'

export const texts = pickTexts([
  ...FRAME_KEYS,
  'unknown',
  'widgets:calendar',
  'events:filters.status',
  'events:filters.anyStatus',
  'events:filters.region',
  'events:filters.allRegions',
  'events:card.datesUnknown',
  'events:card.placeUnknown',
  'sport:registration',
  'sport:registrationStates',
  'sport:water',
])
