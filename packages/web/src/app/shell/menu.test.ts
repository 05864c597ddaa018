import { ANNA } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { findSwimmer, isUnder, type MenuEntry, type MenuGroup, menuFor } from './menu.ts'

const textsOf = (menu: readonly (MenuEntry | MenuGroup)[]) =>
  menu.map((item) =>
    'entries' in item ? [item.text, ...item.entries.map(({ text }) => text)].join(' ') : item.text,
  )

describe('the menu', () => {
  it('has what everybody may open for a visitor, and what is theirs for an account', () => {
    expect(textsOf(menuFor(null))).toEqual([
      'home',
      'events',
      'allSwimmers',
      'results rankings records medals series rankNorms convertScores',
    ])
    expect(textsOf(menuFor(ANNA))).toEqual([
      'home',
      'events',
      'swimmers mySwimmers allSwimmers createSwimmer transfers',
      'results rankings records medals series rankNorms convertScores',
    ])
  })

  it('has the tools of administrators by their role, those of the whole federation for whom no region limits', () => {
    const administrator = { ...ANNA, isAdmin: 1 } as const
    const superAdministrator = { ...administrator, isSuperAdmin: 1 } as const
    expect(textsOf(menuFor({ ...ANNA, isRsf: 1 })).at(-1)).toBe('judgeTests')
    const toolsOf = (user: typeof superAdministrator | typeof administrator) => textsOf(menuFor(user)).at(-1)
    expect(toolsOf(administrator)).toBe(
      'admin orders judgeTests judgeStatistics changes duplicates consistency',
    )
    expect(toolsOf({ ...superAdministrator, regions: ['RU-TYU'] })).toBe(
      'admin eventsCrud orders judgeTests judgeStatistics changes duplicates',
    )
    expect(toolsOf(superAdministrator)).toBe(
      'admin eventsCrud orders judgeTests judgeStatistics changes duplicates consistency accounts settings audit outbox status',
    )
  })

  it('has an entry by role, a group of one as that entry, and no empty group', () => {
    const menu: MenuGroup[] = [
      {
        text: 'admin',
        entries: [
          { text: 'events', href: '/events-crud', for: (user) => user?.isSuperAdmin === 1 },
          { text: 'swimmers', href: '/orders', for: (user) => user?.isAdmin === 1 },
        ],
      },
    ]
    expect(textsOf(menuFor(ANNA, menu))).toEqual([])
    expect(textsOf(menuFor({ ...ANNA, isAdmin: 1 }, menu))).toEqual(['swimmers'])
    expect(textsOf(menuFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 }, menu))).toEqual([
      'admin events swimmers',
    ])
  })
})

it.each([
  ['/', '/', true],
  ['/events', '/', false],
  ['/events?season=2025-2026', '/events', true],
  ['/user/settings', '/user', true],
  ['/events-crud', '/events', false],
  ['/swimmers?scope=my&page=2', '/swimmers?scope=my', true],
  ['/swimmers?scope=all', '/swimmers?scope=my', false],
  ['/swimmers?scope=all#find', '/swimmers', true],
])('at %s the entry that leads to %s is the current one: %s', (address, href, isCurrent) => {
  expect(isUnder(address, href)).toBe(isCurrent)
})

it('searches all swimmers for an account that has none of its own', () => {
  expect(findSwimmer(null)).toBe('/swimmers#find')
  expect(findSwimmer(ANNA)).toBe('/swimmers#find')
  expect(findSwimmer({ ...ANNA, numOfSwimmers: 0 })).toBe('/swimmers?scope=all#find')
})
