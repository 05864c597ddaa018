import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('base results', () => {
  let world: TestApp
  let editor: TestAccount
  beforeAll(async () => {
    world = await testApp()
    editor = await world.account(['baseResults.edit'])
  })
  afterAll(() => world.stop())

  const of = (year: number) => ({ params: { year } })
  const update = (
    year: number,
    results: Parameters<typeof editor.client.baseResults.update>[0]['body']['results'],
  ) => editor.client.baseResults.update({ ...of(year), body: { results } })
  const women25 = { gender: 2, distCode: '25FR', result: '00:13.20' } as const

  it('are set, changed and removed by year, gender and distance', async () => {
    await editor.client.baseResults.create({ body: { year: 2019 } })
    await update(2019, [
      women25,
      { ...women25, gender: 1, result: '00:11.50' },
      { ...women25, distCode: '50BR' },
    ])
    const changed = await update(2019, [
      { ...women25, result: '00:13.08' },
      { ...women25, distCode: '50BR', result: null },
    ])
    expect(changed.results).toEqual([
      { gender: 1, distCode: '25FR', result: '00:11.50' },
      { gender: 2, distCode: '25FR', result: '00:13.08' },
    ])
    expect(await world.visitor.baseResults.get(of(2019))).toEqual(changed)
  })

  it('are copied into a new year that is not active', async () => {
    await editor.client.baseResults.create({ body: { year: 2020 } })
    await update(2020, [women25])
    const copy = await editor.client.baseResults.create({ body: { year: 2021, copyOf: 2020 } })
    expect(copy).toMatchObject({ year: 2021, active: false, count: 1, results: [women25] })
    await update(2021, [{ ...women25, result: null }])
    expect((await world.visitor.baseResults.get(of(2020))).results).toEqual([women25])
  })

  it('have one active year, whose day of activation is the given one or today', async () => {
    await editor.client.baseResults.create({ body: { year: 2022 } })
    await editor.client.baseResults.create({ body: { year: 2023 } })
    const first = await editor.client.baseResults.activate({
      ...of(2022),
      body: { activeFrom: '2022-07-01' },
    })
    expect(first).toMatchObject({ active: true, activeFrom: '2022-07-01' })
    await editor.client.baseResults.activate(of(2023))
    const { years } = await world.visitor.baseResults.years()
    expect(years.filter(({ active }) => active).map(({ year }) => year)).toEqual([2023])
    expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
  })

  it('count from their first day, and may be deleted until then', async () => {
    for (const year of [2031, 2032]) await editor.client.baseResults.create({ body: { year } })
    const activate = (year: number, activeFrom: string) =>
      editor.client.baseResults.activate({ ...of(year), body: { activeFrom } })
    const active = async () =>
      (await world.visitor.baseResults.years()).years.filter((row) => row.active).map(({ year }) => year)
    const later = () => world.account(['baseResults.edit'])
    const deletion = async (year: number) =>
      (await refusal((await later()).client.baseResults.remove(of(year)))).body.reason

    await activate(2031, '2026-01-02')
    expect(await activate(2032, '2026-02-01')).toMatchObject({ active: false, activeFrom: '2026-02-01' })
    // 1 February starts in Moscow at 21:00 UTC.
    world.clock.set('2026-01-31T20:59:59Z')
    expect(await active()).toEqual([2031])
    expect(await deletion(2031)).toBe('base_year_active')
    world.clock.set('2026-01-31T21:00:00Z')
    expect(await active()).toEqual([2032])
    expect([await deletion(2031), await deletion(2032)]).toEqual(['base_year_active', 'base_year_active'])

    const { baseResults } = (await later()).client
    await baseResults.activate({ ...of(2032), body: { activeFrom: '2026-03-01' } })
    expect(await active()).toEqual([2031])
    await baseResults.remove(of(2032))
    world.clock.set(TEST_NOW)
  })

  it('are replaced by a year that counts from the same day, or from an earlier one up to today', async () => {
    for (const year of [2033, 2034, 2035]) await editor.client.baseResults.create({ body: { year } })
    const activate = (year: number, activeFrom: string) =>
      editor.client.baseResults.activate({ ...of(year), body: { activeFrom } })
    await activate(2033, '2026-01-10')
    await activate(2034, '2026-01-09')
    await activate(2035, '2026-05-01')
    expect(await activate(2034, '2026-01-08')).toMatchObject({ active: true })
    const { years } = await world.visitor.baseResults.years()
    const firstDay = (year: number) => years.find((row) => row.year === year)?.activeFrom
    expect([2033, 2034, 2035].map(firstDay)).toEqual([null, '2026-01-08', '2026-05-01'])
    for (const year of [2033, 2035]) await editor.client.baseResults.remove(of(year))
  })

  it('stay consistent when two years are activated at once', async () => {
    await editor.client.baseResults.create({ body: { year: 2024 } })
    await Promise.all([2022, 2024, 2023].map((year) => editor.client.baseResults.activate(of(year))))
    const { years } = await world.visitor.baseResults.years()
    expect(years.filter(({ active }) => active)).toHaveLength(1)
  })

  it('of an inactive year can be deleted, of the active one not', async () => {
    await editor.client.baseResults.create({ body: { year: 2010 } })
    await editor.client.baseResults.remove(of(2010))
    expect((await refusal(world.visitor.baseResults.get(of(2010)))).body.reason).toBe('base_year_not_found')
    await editor.client.baseResults.create({ body: { year: 2011 } })
    await editor.client.baseResults.activate(of(2011))
    expect((await refusal(editor.client.baseResults.remove(of(2011)))).body.reason).toBe('base_year_active')
  })

  it('are not overwritten from an older version, nor by a copy', async () => {
    await editor.client.baseResults.create({ body: { year: 2012 } })
    const { version } = await update(2012, [women25])
    await update(2012, [{ ...women25, result: '00:13.00' }])
    const stale = { ...of(2012), body: { results: [women25] } }
    expect((await refusal(editor.client.baseResults.update(stale, { ifMatch: version }))).body.reason).toBe(
      'stale',
    )
    const again = editor.client.baseResults.create({ body: { year: 2012 } })
    expect((await refusal(again)).body.reason).toBe('base_year_exists')
  })

  it('are neither activated nor deleted from an older version', async () => {
    const { version: first } = await editor.client.baseResults.create({ body: { year: 2016 } })
    const { version } = await update(2016, [women25])
    const { activate, remove } = editor.client.baseResults
    for (const call of [activate, remove]) {
      const stale = await refusal(call(of(2016), { ifMatch: first }))
      expect([stale.status, stale.body.reason]).toEqual([409, 'stale'])
    }
    const activated = await activate(of(2016), { ifMatch: version })
    expect(activated).toMatchObject({ active: true, version: version + 1 })
    await activate(of(2022))
    await remove(of(2016), { ifMatch: activated.version })
    expect((await refusal(world.visitor.baseResults.get(of(2016)))).body.reason).toBe('base_year_not_found')
  })

  it('of a year that does not exist are not found', async () => {
    const calls = [
      world.visitor.baseResults.get(of(1960)),
      update(1960, [women25]),
      editor.client.baseResults.activate(of(1960)),
      editor.client.baseResults.remove(of(1960)),
      editor.client.baseResults.create({ body: { year: 1961, copyOf: 1960 } }),
    ]
    const refusals = await Promise.all(calls.map(refusal))
    expect(new Set(refusals.map(({ body }) => body.reason))).toEqual(new Set(['base_year_not_found']))
  })

  it.each([
    [[{ ...women25, result: '13.20' }], 'results.0.result', 'wrong_format'],
    [[{ ...women25, result: '00:00.00' }], 'results.0.result', 'wrong_format'],
    [[{ ...women25, gender: 0 }], 'results.0.gender', 'not_allowed'],
    [[{ ...women25, distCode: 'SL' }], 'results.0.distCode', 'not_allowed'],
    [[women25, { ...women25, result: null }], 'results.1.distCode', 'repeated'],
    [[], 'results', 'required'],
  ] as const)('name the wrong field and change nothing: %j', async (results, path, reason) => {
    const years = (await world.visitor.baseResults.years()).years.map(({ year }) => year)
    if (!years.includes(2013)) await editor.client.baseResults.create({ body: { year: 2013 } })
    const { issues } = (await refusal(update(2013, [...results]))).body
    expect(issues?.[0]).toMatchObject({ path, reason })
    expect((await world.visitor.baseResults.get(of(2013))).results).toEqual([])
  })

  it('are edited by the right alone: neither by administrators nor by a right in one region', async () => {
    const others = await Promise.all([
      world.account(['admin']),
      world.account(['rsf']),
      world.account([{ right: 'superAdmin', region: 'RU-TYU' }]),
      world.account([{ right: 'baseResults.edit', region: 'RU-TYU' }]),
    ])
    const refusals = await Promise.all(
      others.map(({ client }) => refusal(client.baseResults.create({ body: { year: 2014 } }))),
    )
    expect(refusals.map(({ body }) => body.reason)).toEqual(Array(4).fill('no_access'))
  })

  it('leave every change in the audit', async () => {
    const superAdmin = await world.account(['superAdmin'])
    await superAdmin.client.baseResults.create({ body: { year: 2015 } })
    await update(2015, [women25])
    const { entries } = await superAdmin.client.audit.list({ query: { kind: 'baseResults', object: '2015' } })
    expect(entries.map(({ action }) => action)).toEqual(['baseResults.update', 'baseResults.create'])
    expect(entries[0]?.changes).toContainEqual({ field: '25FR 2', before: null, after: '00:13.20' })
  })
})
