/** Run by the build, which puts the texts in its place. */

import { FRAME_KEYS, pickTexts } from '../pick-texts.ts'

export const texts = pickTexts([
  ...FRAME_KEYS,
  'swimmers:card',
  ...['MSMK', 'MS', 'KMS', 'I', 'II', 'III', 'IY', 'IIY', 'IIIY', 'none'].map(
    (rank) => `sport:ranks.${rank}.name`,
  ),
])
