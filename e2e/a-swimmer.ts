import type { Someone } from './someone.ts'

/** Creates a confirmed profile through the API. */
export async function aSwimmer({ client }: Someone, more = {}) {
  const { id } = await client.swimmers.create({
    body: {
      firstName: 'Vera',
      lastName: `Zimina${letters()}`,
      gender: 2,
      dob: '1990-02-03',
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' },
      sportRankData: { sportRank: 'none', validFrom: null },
      ...more,
    },
  })
  return client.swimmers.confirm({ params: { id } })
}

/** Random letters, unique to a profile. */
export const letters = () =>
  [...String(Date.now() % 1e8)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('')
