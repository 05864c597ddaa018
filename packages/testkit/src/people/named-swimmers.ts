/** Named swimmers of the demo federation. */

import type { SwimmerCreate } from '@polynya/contract'
import { addDays, toLatin } from '@polynya/domain'

interface NamedSwimmerDetails {
  readonly native: readonly [first: string, patronymic: string, last: string]
  readonly gender: 1 | 2
  readonly dob: string
  readonly club: string | null
  readonly rank?: SwimmerCreate['sportRankData']
  readonly rest?: Partial<SwimmerCreate>
}

const TYUMEN = { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' }

function swimmerOf({
  native: [first, patronymic, last],
  gender,
  dob,
  club,
  rank,
  rest,
}: NamedSwimmerDetails): SwimmerCreate {
  return {
    firstName: toLatin(first),
    lastName: toLatin(last),
    nativeFirstName: first,
    nativePatronim: patronymic,
    nativeLastName: last,
    gender,
    dob,
    swimmerInfo: { ...TYUMEN, club },
    sportRankData: rank ?? { sportRank: 'none', validFrom: null },
    ...rest,
  }
}

const CLUB = 'Морж'
const daysBefore = (today: string, days: number) => addDays(today, -days)

/** Returns the swimmers by their role. Ages of children are exact on `today`. */
export const namedSwimmers = (today: string) =>
  ({ ...guardianFamily(today), ...captainClub(today), ...withoutAccount }) satisfies Record<
    string,
    SwimmerCreate
  >

export type NamedSwimmer = keyof ReturnType<typeof namedSwimmers>

function guardianFamily(today: string) {
  const bornYearsAgo = (years: number, day: string) => `${Number(today.slice(0, 4)) - years}-${day}`
  return {
    guardianHerself: swimmerOf({
      native: ['Ольга', 'Викторовна', 'Захарова'],
      gender: 2,
      dob: '1984-05-19',
      club: CLUB,
      rank: { sportRank: 'KMS', validFrom: daysBefore(today, 1300) },
      rest: { underEmail: 'guardian@demo.polynya.example' },
    }),
    daughter: swimmerOf({
      native: ['Полина', 'Игоревна', 'Захарова'],
      gender: 2,
      dob: bornYearsAgo(14, '01-14'),
      club: CLUB,
      rank: { sportRank: 'IIY', validFrom: daysBefore(today, 200) },
      rest: { guardianConsent: true, underEmail: 'guardian@demo.polynya.example' },
    }),
    unconfirmedSon: swimmerOf({
      native: ['Егор', 'Игоревич', 'Захаров'],
      gender: 1,
      dob: bornYearsAgo(12, '01-02'),
      club: null,
      rest: { guardianConsent: true },
    }),
  }
}

const captainClub = (today: string) => ({
  captainHimself: swimmerOf({
    native: ['Сергей', 'Андреевич', 'Морозов'],
    gender: 1,
    dob: '1979-11-03',
    club: CLUB,
    rank: { sportRank: 'MS', validFrom: daysBefore(today, 2400) },
  }),
  paraswimmer: swimmerOf({
    native: ['Артём', 'Олегович', 'Нестеров'],
    gender: 1,
    dob: '1991-07-27',
    club: CLUB,
    rank: { sportRank: 'I', validFrom: daysBefore(today, 300) },
    rest: { isParaswimmer: true },
  }),
  released: swimmerOf({
    native: ['Виктор', 'Павлович', 'Ермаков'],
    gender: 1,
    dob: '1966-03-08',
    club: CLUB,
  }),
})

const withoutAccount = {
  claimable: swimmerOf({
    native: ['Тамара', 'Николаевна', 'Ледянкина'],
    gender: 2,
    dob: '1949-02-17',
    club: CLUB,
    rest: { orphan: true, iwsaid: 'LEDI000049' },
  }),
}
