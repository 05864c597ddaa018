/** A fictional swimmer, for examples and tests. */

import type { SwimmerCard } from '@polynya/contract'

export const sampleSwimmer: SwimmerCard = {
  id: 4217,
  iwsaid: 'SOKO004217',
  firstName: 'Mariya',
  lastName: 'Sokolova',
  gender: 2,
  birthYear: 1990,
  nativeFirstName: 'Мария',
  nativePatronim: 'Сергеевна',
  nativeLastName: 'Соколова',
  swimmerInfo: {
    country: 'RU',
    regionCode: 'RU-TYU',
    city: 'Тюмень',
    club: 'Морж',
    about: 'Плаваю зимой с 2014 года.',
  },
  sportRankData: { id: 1, sportRank: 'KMS', validFrom: '2024-03-12', validTill: '2027-03-12' },
  avatarImage: null,
  link: 'linked',
  i_status: 1,
}
