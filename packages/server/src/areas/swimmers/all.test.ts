import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

const PEOPLE = [
  ['Artem', 'Solovyov', 'Артём', 'Соловьёв', 1, 'RU'],
  ['Semen', 'Solovev', 'Семён', 'Соловьев', 1, 'RU'],
  ['Aino', 'Virtanen', null, null, 2, 'FI'],
  ['Zoe', 'Åström', null, null, 2, 'SE'],
] as const

describe('the lists of swimmers', () => {
  let world: TestApp
  let owner: TestAccount
  let other: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    other = await world.account()
    for (const [firstName, lastName, nativeFirstName, nativeLastName, gender, country] of PEOPLE) {
      const names = { firstName, lastName, nativeFirstName, nativeLastName }
      const swimmerInfo = { country, regionCode: country === 'RU' ? 'RU-TYU' : null, city: 'City' }
      await confirmedSwimmer(owner, { ...names, gender, swimmerInfo })
      world.clock.pass({ minutes: 1 })
    }
    await confirmedSwimmer(other, {
      firstName: 'Ivan',
      lastName: 'Petrov',
      nativeLastName: 'Петров',
      gender: 1,
    })
    await owner.client.swimmers.create({ body: aSwimmer({ firstName: 'Not', lastName: 'Confirmed' }) })
  })
  afterAll(() => world.stop())

  const names = async (query = {}) => {
    const { swimmers, total } = await world.visitor.swimmers.all({ query })
    return { names: swimmers.map(({ lastName }) => lastName), total }
  }

  it('show all confirmed ones, newest first', async () => {
    expect(await names()).toEqual({
      names: ['Petrov', 'Åström', 'Virtanen', 'Solovev', 'Solovyov'],
      total: 5,
    })
  })

  it.each([
    ['сол', ['Solovev', 'Solovyov']],
    ['СОЛОВЬЕВ', ['Solovev', 'Solovyov']],
    ['соловьёв', ['Solovev', 'Solovyov']],
    ['solovy', ['Solovyov']],
    ['ast', ['Åström']],
    ['%', []],
    ['_', []],
    ['zzz', []],
  ])('search by the start of a last name in any spelling: %s', async (lastName, expected) => {
    const found = await names({ lastName })
    expect(found.names.sort()).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })

  it.each([
    [{ name: 'артем' }, ['Solovyov']],
    [{ name: 'sem' }, ['Solovev']],
    [{ name: 'соловьев а' }, ['Solovyov']],
    [{ name: 'Артём Соловьев' }, ['Solovyov']],
    [{ name: 'SOLOVEV  SEM' }, ['Solovev']],
    [{ name: 'сол' }, ['Solovyov', 'Solovev']],
    [{ name: 'sol' }, ['Solovev', 'Solovyov']],
    [{ name: 'a', country: 'SE' }, ['Åström']],
    [{ name: 'семен артем' }, []],
    [{ lastName: 'артем' }, []],
    [{ lastName: 'соловьёв арт' }, ['Solovyov']],
  ])('find by whole names, last or first name first: %j', async (query, expected) => {
    expect(await names(query)).toEqual({ names: expected, total: expected.length })
  })

  it('find a renamed swimmer by the new names only', async () => {
    const admin = await world.account(['admin'])
    const { id } = await confirmedSwimmer(other, { firstName: 'Nina', lastName: 'Zimina' })
    await admin.client.swimmers.update({ params: { id }, body: { firstName: 'Alla', lastName: 'Abramova' } })
    expect((await names({ name: 'nina z' })).total).toBe(0)
    expect(await names({ name: 'alla a' })).toEqual({ names: ['Abramova'], total: 1 })
    await other.client.swimmers.remove({ params: { id } })
  })

  it('match a search in the order of the names, each swimmer once', async () => {
    await confirmedSwimmer(other, {
      firstName: 'Jan',
      lastName: 'Muller',
      nativeLastName: 'Müllerson',
      gender: 1,
    })
    expect(await names({ lastName: 'mul' })).toEqual({ names: ['Muller'], total: 1 })
    expect((await names({ lastName: 'sol' })).names).toEqual(['Solovev', 'Solovyov'])
    expect((await names({ lastName: 'sol', order: 'desc' })).names).toEqual(['Solovyov', 'Solovev'])
    expect(await names({ lastName: 'sol', gender: 2 })).toEqual({ names: [], total: 0 })
    const unconfirmed = { lastName: 'confirm' }
    expect((await names(unconfirmed)).total).toBe(0)
    expect((await owner.client.swimmers.my({ query: unconfirmed })).total).toBe(1)
    const { swimmers } = await world.visitor.swimmers.all({ query: { lastName: 'mul' } })
    await other.client.swimmers.remove({ params: { id: swimmers[0]?.id ?? 0 } })
  })

  it('filter by gender and country', async () => {
    expect((await names({ gender: 2 })).names.sort()).toEqual(['Virtanen', 'Åström'])
    expect(await names({ country: 'FI' })).toEqual({ names: ['Virtanen'], total: 1 })
  })

  it('sort and page; pages do not overlap and end', async () => {
    const page = (number: number) => names({ sort: 'lastName', order: 'asc', limit: 2, page: number })
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.flatMap((each) => each.names)).toEqual([
      'Petrov',
      'Solovyov',
      'Solovev',
      'Åström',
      'Virtanen',
    ])
    expect(pages.every(({ total }) => total === 5)).toBe(true)
  })

  it('show an owner their own, unconfirmed ones too', async () => {
    const { swimmers, total } = await owner.client.swimmers.my()
    expect(total).toBe(5)
    expect(swimmers[0]).toMatchObject({ lastName: 'Confirmed', i_status: 0 })
    expect(await owner.client.swimmers.countMy()).toEqual({ total: 5 })
    expect((await other.client.swimmers.my()).total).toBe(1)
  })

  it('ask visitors to sign in for their own', async () => {
    expect((await refusal(world.visitor.swimmers.my())).body.reason).toBe('sign_in_required')
    expect((await refusal(world.visitor.swimmers.countMy())).body.reason).toBe('sign_in_required')
  })

  it('keep the total right through confirming and deleting', async () => {
    const total = async () => (await world.visitor.swimmers.countAll()).total
    const before = await total()
    const { id } = await confirmedSwimmer(other, { firstName: 'Brief', lastName: 'Visit' })
    expect(await total()).toBe(before + 1)
    await other.client.swimmers.remove({ params: { id } })
    expect(await total()).toBe(before)
  })

  it.each([
    [{ limit: 0 }, 'query.limit', 'too_small'],
    [{ limit: 101 }, 'query.limit', 'too_large'],
    [{ page: 0 }, 'query.page', 'too_small'],
    [{ page: '1; drop table swimmer' }, 'query.page', 'not_a_number'],
    [{ sort: 'dob' }, 'query.sort', 'not_allowed'],
    [{ order: 'up' }, 'query.order', 'not_allowed'],
    [{ all: 'my' }, 'query.all', 'scope_disagrees'],
    [{ lastname: 'x' }, 'query.lastname', 'unknown_field'],
    [{ lastName: 'x'.repeat(41) }, 'query.lastName', 'too_long'],
    [{ name: 'x'.repeat(101) }, 'query.name', 'too_long'],
    [{ name: 'x', lastName: 'x' }, 'query.lastName', 'not_allowed'],
  ])('refuse the query %j', async (query, path, reason) => {
    const { status, body } = await refusal(world.visitor.swimmers.all({ query: query as never }))
    expect(status).toBe(400)
    expect(body.issues).toContainEqual(expect.objectContaining({ path, reason }))
  })

  it('take the scope of the path in the query too', async () => {
    expect((await world.visitor.swimmers.all({ query: { all: 'all' } })).total).toBe(5)
    expect((await owner.client.swimmers.my({ query: { all: 'my' } })).total).toBe(5)
  })
})

describe('swimmers.idlist', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('finds by the first four letters, in any case, for visitors too', async () => {
    const owner = await world.account()
    const { iwsaid } = await confirmedSwimmer(owner)
    const { swimmers } = await world.visitor.swimmers.idlist({ params: { key: 'sOkO' } })
    expect(swimmers.map((each) => each.iwsaid)).toEqual([iwsaid])
    expect(await world.visitor.swimmers.idlist({ params: { key: 'SOKO' }, query: { page: 2 } })).toEqual({
      swimmers: [],
      total: 1,
    })
  })

  it('returns an empty list without matches', async () => {
    const call = world.visitor.swimmers.idlist({ params: { key: 'ZZZZ' } })
    expect((await refusal(call)).body).toMatchObject({ code: 404, reason: 'swimmer_not_found' })
  })

  it('narrows by further characters, and finds one by a whole ID, also of a merged profile', async () => {
    const owner = await world.account()
    const { id } = await confirmedSwimmer(owner, { lastName: 'Narrowova', nativeLastName: null })
    const second = await confirmedSwimmer(owner, { lastName: 'Narrowina', nativeLastName: null })
    await world.db.updateTable('swimmer').set({ iwsaid: 'NARR12' }).where('id', '=', id).execute()
    await world.db.updateTable('swimmer').set({ iwsaid: 'NARR123' }).where('id', '=', second.id).execute()
    await world.db
      .insertInto('merged_registry_id')
      .values({ iwsaid: 'NARR7', swimmer_id: second.id, merged_at: world.clock.now() })
      .execute()
    const found = async (key: string) =>
      (await world.visitor.swimmers.idlist({ params: { key } })).swimmers.map(({ iwsaid }) => iwsaid)
    expect(await found('NARR')).toEqual(['NARR12', 'NARR123'])
    expect(await found('narr1')).toEqual(['NARR12', 'NARR123'])
    expect(await found('narr12')).toEqual(['NARR12'])
    expect(await found('NARR7')).toEqual(['NARR123'])
  })

  it.each(['ABC', 'ABCD-1', 'ПЕТР', 'AB12', 'ABCD1234567890123'])(
    'requires four Latin letters first, not %s',
    async (key) => {
      const { body } = await refusal(world.visitor.swimmers.idlist({ params: { key } }))
      expect(body.issues).toEqual([{ path: 'params.key', reason: 'length_four' }])
    },
  )
})

describe('swimmers.featured', () => {
  it('is the same swimmer all day, and null while no swimmer has a photo', async () => {
    const world = await testApp()
    const owner = await world.account()
    await confirmedSwimmer(owner)
    expect(await world.visitor.swimmers.featured()).toEqual({ swimmer: null })
    await world.stop()
  })
})
