import { expect, it } from 'vitest'
import { personSortKey, sortKey } from './sort-key.ts'

const SORTED = [
  '3-й этап',
  '12-й этап',
  'Елочный кубок',
  'Ёлочный кубок 2',
  'Ёлочный кубок 10',
  'кубок Волги',
  'Кубок Урала',
  'Янтарный кубок',
  'Arctic Cup',
  'baltic Cup',
]

it('sorts names as a Russian reader expects', () => {
  const byKey = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1)
  expect(SORTED.toReversed().sort(byKey)).toEqual(SORTED)
})

it('agrees with the Russian collation of the platform', () => {
  const { compare } = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' })
  expect(SORTED.toReversed().sort(compare)).toEqual(SORTED)
})

it('sorts people by native last, first and middle name, those with Latin names only after them', () => {
  const person = (latin: string, native: string | null) => {
    const [lastName = '', firstName = ''] = latin.split(' ')
    const [nativeLastName, nativeFirstName, nativePatronim] = native?.split(' ') ?? []
    return { firstName, lastName, nativeLastName, nativeFirstName, nativePatronim }
  }
  const people = [
    person('Akimov Petr', 'Акимов Пётр'),
    person('Afanasev Oleg', 'Афанасьев Олег'),
    person('Ivanov Artem', 'Иванов Артём Ильич'),
    person('Ivanov Artem', 'Иванов Артём Олегович'),
    person('Ivanova Alla', 'Иванова Алла'),
    person('Solovyov Artem', 'Соловьёв Артём'),
    person('Solovev Semen', 'Соловьев Семён'),
    person('Yakovlev Igor', 'Яковлев Игорь'),
    person('Åström Åke', null),
    person('Astrom Zoe', null),
    person('Virtanen Aino', null),
  ]
  const keys = people.map(personSortKey)
  expect(keys.toSorted()).toEqual(keys)
})
