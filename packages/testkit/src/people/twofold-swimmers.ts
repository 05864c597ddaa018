/** Swimmers with two profiles, which the duplicate finder shows. */

import type { SwimmerCreate } from '@polynya/contract'

const profile = (
  iwsaid: string,
  person: Omit<SwimmerCreate, 'swimmerInfo' | 'sportRankData'>,
): SwimmerCreate => ({
  ...person,
  iwsaid,
  orphan: true,
  swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тобольск' },
  sportRankData: { sportRank: 'none', validFrom: null },
})

const ALEKSEI = {
  nativeFirstName: 'Алексей',
  nativePatronim: 'Юрьевич',
  nativeLastName: 'Щербаков',
  gender: 1,
  dob: '1972-06-15',
} as const

const NINA = {
  firstName: 'Nina',
  lastName: 'Viugina',
  nativeFirstName: 'Нина',
  nativePatronim: 'Ивановна',
  nativeLastName: 'Вьюгина',
  gender: 2,
} as const

/** Pairs of profiles: the original and a later one with another spelling or birth date. */
export const TWOFOLD = {
  spelling: [
    profile('SHCH000301', { ...ALEKSEI, firstName: 'Aleksei', lastName: 'Shcherbakov' }),
    profile('SCHE000302', { ...ALEKSEI, firstName: 'Alexey', lastName: 'Scherbakov' }),
  ],
  birthDate: [
    profile('VIUG000303', { ...NINA, dob: '1958-03-21' }),
    profile('VIUG000304', { ...NINA, dob: '1958-03-12' }),
  ],
} as const satisfies Record<string, readonly [SwimmerCreate, SwimmerCreate]>

export type Twofold = keyof typeof TWOFOLD
