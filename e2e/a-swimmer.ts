import type { Someone } from './someone.ts'

/** A profile that is confirmed, made through the API. */
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

/** Some letters that no other profile has. */
export const letters = () =>
  [...String(Date.now() % 1e8)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('')
