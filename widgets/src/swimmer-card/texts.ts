/** Evaluated at build time and replaced by the texts. */

import { FRAME_KEYS, pickTexts } from '../pick-texts.ts'

export const texts = pickTexts([
  ...FRAME_KEYS,
  'swimmers:card',
  ...['MSMK', 'MS', 'KMS', 'I', 'II', 'III', 'IY', 'IIY', 'IIIY', 'none'].map(
    (rank) => `sport:ranks.${rank}.name`,
  ),
])
