import { otherLayout } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft } from '../events/testing/an-event.ts'
import { aSwimmer } from '../swimmers/testing/a-swimmer.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'
import { removeUnusedWords } from '../vocabulary/vocabulary.store.ts'

const PEOPLE = [
  ['Artem', 'Solovyov', 'Артём', 'Соловьёв', 'Морж'],
  ['Ivan', 'Smirnov', 'Иван', 'Смирнов', 'Полярный круг'],
  ['Inna', 'Smirnova', 'Инна', 'Смирнова', 'Полярный круг'],
  ['Aino', 'Virtanen', null, null, null],
  ['Anna-Maria', "O'Neill", null, null, null],
] as const

describe('the search', () => {
  let world: TestApp
  let owner: TestAccount
  let administrator: TestAccount
  const idOf: Record<string, string> = {}

  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    administrator = await world.account(['superAdmin'])
    for (const [firstName, lastName, nativeFirstName, nativeLastName, club] of PEOPLE) {
      const swimmerInfo = { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень', club, phone: '+79001234567' }
      const names = { firstName, lastName, nativeFirstName, nativeLastName }
      const swimmer = await confirmedSwimmer(owner, { ...names, gender: 1, swimmerInfo })
      idOf[lastName] = swimmer.iwsaid
    }
    const hidden = { firstName: 'Semen', lastName: 'Hidden', nativeLastName: 'Скрытов' }
    const swimmerInfo = { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень', club: 'Тайный клуб' }
    idOf.Hidden = (await owner.client.swimmers.create({ body: aSwimmer({ ...hidden, swimmerInfo }) })).iwsaid
  })
  afterAll(() => world.stop())

  const search = (q: string) => world.visitor.search.find({ query: { q } })
  const swimmers = async (q: string) => (await search(q)).swimmers.map(({ lastName }) => lastName)

  it.each([
    ['сол', ['Solovyov']],
    ['СОЛОВЬЕВ', ['Solovyov']],
    ['артём с', ['Solovyov']],
    ['smirnov', ['Smirnov', 'Smirnova']],
    ['smirnov i', ['Smirnov', 'Smirnova']],
    ['smirnov iv', ['Smirnov']],
    ['anna maria', ["O'Neill"]],
    ['oneill', ["O'Neill"]],
    ['%', []],
    ['zzzzzz', []],
  ])('finds swimmers by the start of a name in either spelling: %s', async (q, expected) => {
    expect(await swimmers(q)).toEqual(expected)
  })

  it.each([
    ['cjkjdm`d', 'соловьёв', ['Solovyov']],
    ['Cvbhyjd B', 'Смирнов И', ['Smirnov', 'Smirnova']],
    ['мшкефтут', 'virtanen', ['Virtanen']],
    ['yfcnjzofz', null, []],
  ])('finds what was typed in the other keyboard layout: %s', async (q, searchedAs, expected) => {
    const { searchedAs: as = null, ...found } = await search(q)
    expect([as, found.swimmers.map(({ lastName }) => lastName)]).toEqual([searchedAs, expected])
  })

  it('finds clubs and registry IDs in the other layout, and says so only then', async () => {
    expect(await search('gjkzhysq')).toMatchObject({
      searchedAs: 'полярный',
      clubs: [{ name: 'Полярный круг', swimmers: 2 }],
    })
    const id = idOf.Virtanen ?? ''
    const typed = otherLayout(id) ?? ''
    expect(await search(typed)).toMatchObject({ searchedAs: id, swimmers: [{ iwsaid: id }] })
    expect(await search('смирнов')).not.toHaveProperty('searchedAs')
    expect(await search(id)).not.toHaveProperty('searchedAs')
  })

  it.each([
    ['смрнов', ['Smirnov', 'Smirnova']],
    ['смринов иван', ['Smirnov']],
    ['соловев', ['Solovyov']],
    ['Solovev', ['Solovyov']],
    ['виртонен', ['Virtanen']],
    ['вирт', ['Virtanen']],
    ['aino virtanne', ['Virtanen']],
  ])('finds them with typos and transliterated: %s', async (q, expected) => {
    expect(await swimmers(q)).toEqual(expected)
  })

  it('puts names that start with the text before those with typos', async () => {
    await confirmedSwimmer(owner, { firstName: 'Olga', lastName: 'Virtonen', gender: 2 })
    expect(await swimmers('virtonen')).toEqual(['Virtonen', 'Virtanen'])
    expect(await swimmers('virtanen')).toEqual(['Virtanen', 'Virtonen'])
  })

  it('finds a swimmer by the registry ID in any case, and by its start once it has a digit', async () => {
    const id = idOf.Solovyov ?? ''
    expect(await swimmers(` ${id.toLowerCase()} `)).toEqual(['Solovyov'])
    expect(await swimmers(id.slice(0, 8))).toContain('Solovyov')
  })

  it('finds no unconfirmed profile, nor a club that only such profiles name', async () => {
    expect(await swimmers(idOf.Hidden ?? '')).toEqual([])
    expect(await swimmers('скрытов')).toEqual([])
    expect((await search('тайный')).clubs).toEqual([])
  })

  it('returns of a swimmer what lists return', async () => {
    const { swimmers: found } = await search('virtanen')
    const { swimmers: listed } = await world.visitor.swimmers.all({ query: { lastName: 'virtanen' } })
    expect(found[0]).toEqual(listed[0])
    expect(JSON.stringify(found)).not.toContain('+79001234567')
  })

  it('finds clubs by their words, with typos, with the number of their swimmers', async () => {
    const club = [{ name: 'Полярный круг', swimmers: 2 }]
    expect((await search('круг поляр')).clubs).toEqual(club)
    expect((await search('полярнй')).clubs).toEqual(club)
    const { total } = await world.visitor.swimmers.all({ query: { club: 'Полярный круг' } })
    expect(total).toBe(2)
  })

  it('finds public events by their words, with typos', async () => {
    const { id } = await aDraft(administrator.client, {
      name: 'Кубок Енисея',
      nameEn: 'Yenisei Cup',
      address: 'Красноярск',
    })
    const found = async (q: string) => (await search(q)).events.map((event) => event.id)
    expect(await found('енисея')).toEqual([])
    await administrator.client.events.update({ params: { id }, body: { public: true } })
    for (const q of ['енисея кубок', 'yenis', 'красноярск', 'кубок энисея', 'yenicei cup', 'красноярк'])
      expect(await found(q), q).toEqual([id])
  })

  it('forgets the words of deleted names at night', async () => {
    const swimmer = await confirmedSwimmer(owner, { firstName: 'Gerda', lastName: 'Rarename', gender: 2 })
    const words = () =>
      world.db.selectFrom('search_word').where('word', 'in', ['rarename', 'smirnov']).select('word').execute()
    expect(await words()).toHaveLength(2)
    await owner.client.swimmers.remove({ params: { id: swimmer.id } })
    await world.db.transaction().execute(removeUnusedWords)
    expect(await words()).toEqual([{ word: 'smirnov' }])
    expect(await swimmers('смирнов')).toEqual(['Smirnov', 'Smirnova'])
  })

  it.each(['', 'a'.repeat(61)])('rejects a text that is too short or too long', async (q) => {
    expect(await refusal(search(q))).toMatchObject({ status: 400 })
  })
})
