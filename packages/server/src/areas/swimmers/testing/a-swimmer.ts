import type { SwimmerCreate } from '@polynya/contract'

/** Returns a valid swimmer to create: an adult from Tyumen, with the values that a test overrides. */
export function aSwimmer(more: Partial<SwimmerCreate> = {}): SwimmerCreate {
  return {
    firstName: 'Maria',
    lastName: 'Sokolova',
    nativeFirstName: 'Мария',
    nativeLastName: 'Соколова',
    gender: 2,
    dob: '1988-04-12',
    swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень', club: 'Морж' },
    sportRankData: { sportRank: 'none', validFrom: null },
    ...more,
  }
}
