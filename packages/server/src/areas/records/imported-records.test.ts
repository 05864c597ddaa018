import { RECORD_COLUMNS } from '@polynya/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { records as recordsCheck } from '../consistency/standing-checks.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const HEAD = 'kind,distance,gender,ageGroup,time,date,waterCat,state,registryId,lastName,firstName,place'
const WOMEN = { distCode: '25FR', gender: 2 } as const

describe('imported records', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: 3, event: { waterCat: 'B' } })
    entries = []
    for (const index of meet.swimmers.keys()) entries.push(await meet.enter(index))
  })
  afterAll(() => world.stop())

  const idOf = (index: number) => meet.swimmers[index]?.iwsaid ?? ''
  const load = (lines: readonly string[], query: { dryRun?: boolean } = {}, head = HEAD) =>
    administrator.client.records.importFile({
      query,
      body: { file: new File([[head, ...lines].join('\n')], 'records.csv') },
    })
  const line = (time: string, date: string, holder = ',Zimina,Vera', waterCat = '', state = '') =>
    `AWR,25FR,2,,${time},${date},${waterCat},${state},${holder},"Tyumen, a cup"`
  const history = async (client = administrator.client) =>
    (await client.records.history({ query: WOMEN })).records
  const times = async () =>
    (await history()).map(({ time, isEqualled, isCurrent, importedAt }) =>
      [time, isEqualled && '=', isCurrent && 'current', importedAt && 'imported'].filter(Boolean).join(' '),
    )
  const recordOf = async (time: string) => (await history()).find((each) => each.time === time)?.id ?? 0
  const publish = async (rawTimes: readonly string[], version: number) => {
    const params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    const results = rawTimes.map((rawTime, index) => ({
      ...{ entryId: entries[index] ?? 0, version, status: 'finished' as const, rawTime },
    }))
    await administrator.client.results.record({
      params,
      body: { results, ...(version > 0 && { changeReason: 'A misread watch' }) },
    })
    await administrator.client.results.publish({ params, body: { state: 'official', confirmed: true } })
  }
  const stored = async () =>
    Promise.all(
      (['record_import', 'imported_record', 'swim_record'] as const).map((table) =>
        world.db.selectFrom(table).selectAll().orderBy('id').execute(),
      ),
    )
  const differences = () => world.db.transaction().execute((tx) => recordsCheck(tx, 'seed'))

  it('are imported, exported and removed by administrators without a region', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const calls = [
      client.records.importFile({ query: {}, body: { file: new File([HEAD], 'records.csv') } }),
      client.records.exportFile(),
      client.records.remove({ params: { id: 1 } }),
    ]
    for (const call of calls) expect((await refusal(call)).body.reason).toBe('no_access')
  })

  it('are not stored by a dry run, nor from a file with an error', async () => {
    const good = line('21.00', '2010-01-16')
    expect(await load([good], { dryRun: true })).toEqual({
      ...{ isStored: false, added: 1, known: 0, warnings: [], errors: [] },
    })
    expect(await load([good, line('20.90', '2026-01-18')])).toMatchObject({
      ...{ isStored: false, errors: [{ line: 3, field: 'date', fault: 'date_unknown' }] },
    })
    expect(await load([good, line('fast', '2011-01-16')])).toMatchObject({
      ...{ isStored: false, added: 1, errors: [{ line: 3, field: 'time', fault: 'wrong_format' }] },
    })
    const large = new File(['x'.repeat(3_000_000)], 'records.csv')
    const tooLarge = administrator.client.records.importFile({ query: {}, body: { file: large } })
    expect((await refusal(tooLarge)).body.reason).toBe('file_too_large')
    const missing = await world.app.inject({
      ...{ method: 'POST', url: '/api/v1/records/import' },
      headers: {
        authorization: `Bearer ${administrator.tokens.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--\r\n',
    })
    expect(missing.json()).toMatchObject({ error: { reason: 'file_missing' } })
    expect(await stored()).toEqual([[], [], []])
  })

  it('are shown to visitors with their holders and places, and are not imported twice', async () => {
    const lines = [line('21.00', '2010-01-16'), line('20.00', '2012-02-03', ',Serova,Anna', 'C', 'tentative')]
    expect(await load(lines)).toMatchObject({ isStored: true, added: 2, known: 0, warnings: [] })
    const { records } = await world.visitor.records.list({ query: WOMEN })
    expect(records).toMatchObject([
      {
        ...{
          time: '00:20.00',
          date: '2012-02-03',
          waterCat: 'C',
          state: 'tentative',
          swimmer: null,
          event: null,
        },
        holder: { lastName: 'Serova', firstName: 'Anna', country: 'RU' },
        ...{ place: 'Tyumen, a cup', importedAt: expect.any(String), canDecide: false },
      },
    ])
    expect(await times()).toEqual(['00:21.00 imported', '00:20.00 current imported'])
    const before = await stored()
    expect(await load(lines)).toMatchObject({ isStored: true, added: 0, known: 2, warnings: [] })
    expect(await load([line('21.00', '2010-01-17', ',ZIMINA,vera', 'A')])).toMatchObject({
      known: 1,
      warnings: [
        { line: 2, field: 'date', fault: 'differs' },
        { line: 2, field: 'waterCat', fault: 'differs' },
      ],
    })
    expect(await stored()).toEqual(before)
    const { entries: audited } = await administrator.client.audit.list({ query: { kind: 'record' } })
    expect(audited.map(({ action }) => action)).toEqual(['records.importFile'])
  })

  it('are broken by published results that are faster, or as fast in colder water', async () => {
    await publish(['00:20.01', '00:20.50', '00:22.00'], 0)
    expect(await times()).toEqual(['00:21.00 imported', '00:20.00 current imported'])
    await publish(['00:20.00', '00:20.50', '00:22.00'], 1)
    expect(await times()).toEqual(['00:21.00 imported', '00:20.00 imported', '00:20.00 current'])
    await publish(['00:19.00', '00:20.50', '00:22.00'], 2)
    expect(await times()).toEqual(['00:21.00 imported', '00:20.00 imported', '00:19.00 current'])
    expect(await differences()).toMatchObject({ total: 0 })
  })

  it('are known if a result set them, and warned of if other times beat them', async () => {
    const { date } = (await history()).at(-1) ?? { date: '' }
    const found = await load(
      [line('19.00', date, `${idOf(0)},,`), line('20.30', '2013-01-15'), line('20.50', '2010-03-01')],
      { dryRun: true },
    )
    expect(found).toMatchObject({
      ...{ added: 2, known: 1, errors: [] },
      warnings: [{ line: 3, field: 'time', fault: 'sets_none' }],
    })
  })

  it('are held by profiles, whose names, gender and registry ID they must have', async () => {
    const date = '2013-02-03'
    expect(
      await load([
        line('19.90', date, `${idOf(1)},Other,Name`),
        line('19.80', date, 'NONE000001,Ivanova,Olga'),
        line('19.70', date, 'NONE000002,,'),
        line('19.60', date, `${idOf(1)},,`).replace('25FR,2', '25FR,1'),
      ]),
    ).toMatchObject({
      isStored: false,
      warnings: [
        { line: 2, field: 'lastName', fault: 'name_differs' },
        { line: 3, field: 'registryId', fault: 'profile_unknown' },
      ],
      errors: [
        { line: 4, field: 'registryId', fault: 'profile_unknown' },
        { line: 5, field: 'gender', fault: 'gender_differs' },
      ],
    })
    await load([line('18.90', date, `${idOf(1)},,`), line('19.80', date, 'NONE000001,Ivanova,Olga')])
    const swimmer = await world.visitor.swimmers.viewIwsaid({ params: { id: idOf(1) } })
    expect(swimmer.currentAWR).toMatchObject([{ time: '00:18.90', date, state: 'approved' }])
    expect(await times()).toEqual(['00:21.00 imported', '00:20.00 imported', '00:18.90 current imported'])
  })

  it('are decided on, and approved after all only while they set a record', async () => {
    const decide = (id: number, state: 'approved' | 'declined') =>
      administrator.client.records.decide({ params: { id }, body: { state, note: 'No protocol' } })
    const id = await recordOf('00:18.90')
    await decide(id, 'declined')
    expect(await times()).toEqual([
      ...[
        '00:21.00 imported',
        '00:20.00 imported',
        '00:19.80 imported',
        '00:18.90 imported',
        '00:19.00 current',
      ],
    ])
    await load([line('18.80', '2011-01-16')])
    expect((await refusal(decide(id, 'approved'))).body.reason).toBe('record_beaten')
    expect((await history()).find((each) => each.id === id)).toMatchObject({ state: 'declined', version: 2 })
    await administrator.client.records.remove({ params: { id: await recordOf('00:18.80') } })
    expect(await decide(id, 'approved')).toMatchObject({ state: 'approved', isCurrent: true })
  })

  it('are removed one by one, or with all of their import', async () => {
    const remove = (id: number, wholeImport?: boolean) =>
      administrator.client.records.remove({ params: { id }, ...(wholeImport && { query: { wholeImport } }) })
    expect((await refusal(remove(999_999))).body.reason).toBe('record_not_found')
    expect(await remove(await recordOf('00:18.90'))).toEqual({ removed: 1 })
    const ofResult = await recordOf('00:19.00')
    expect((await refusal(remove(ofResult))).body.reason).toBe('record_of_result')
    expect(await times()).toEqual([
      ...['00:21.00 imported', '00:20.00 imported', '00:19.80 imported', '00:19.00 current'],
    ])
    expect(await remove(await recordOf('00:19.80'))).toEqual({ removed: 1 })
    expect(await remove(await recordOf('00:21.00'), true)).toEqual({ removed: 2 })
    expect(await times()).toEqual(['00:19.00 current'])
    expect((await stored()).slice(0, 2)).toEqual([[], []])
    const { entries: audited } = await administrator.client.audit.list({ query: { kind: 'record' } })
    expect(audited[0]).toMatchObject({ action: 'records.remove' })
    expect(audited[0]?.changes).toContainEqual({ field: 'count', before: 2, after: null })
  })

  it('move with a merged profile, and are found by its former registry ID', async () => {
    const profiles = await aMeet(world, { swimmers: 2 })
    const [first, merged] = profiles.swimmers
    const mergedLine = line('17.00', '2014-01-18', `${merged?.iwsaid},,`)
    await load([mergedLine])
    const seen = async (id = 0) => {
      const { updatedAt = '' } = await administrator.client.swimmers.get({ params: { id } })
      return { id, updatedAt }
    }
    const [survivor, loser] = [await seen(first?.id), await seen(merged?.id)]
    await administrator.client.swimmers.merge({ body: { survivor, loser, take: [] } })
    const { currentAWR } = await world.visitor.swimmers.viewIwsaid({ params: { id: first?.iwsaid ?? '' } })
    expect(currentAWR).toMatchObject([{ time: '00:17.00' }])
    expect(await load([mergedLine])).toMatchObject({ added: 0, known: 1, warnings: [] })
    expect(await differences()).toMatchObject({ total: 0 })
  })

  it('lose the name of a holder whose account is deleted', async () => {
    const { owner, swimmers } = await aMeet(world, { swimmers: 1 })
    await load([line('16.50', '2015-01-18', `${swimmers[0]?.iwsaid},,`)])
    await owner.client.user.remove({ body: { password: owner.password } })
    const { records } = await world.visitor.records.list({ query: WOMEN })
    expect(records).toMatchObject([
      { time: '00:16.50', holder: null, swimmer: { lastName: '—', nativeLastName: null } },
    ])
    const rows = await world.db
      .selectFrom('imported_record')
      .where('time_cs', '=', 1650)
      .selectAll()
      .execute()
    expect(rows).toMatchObject([{ registry_id: null, last_name: null }])
  })

  it('change nothing when an export is imported again', async () => {
    await load(
      ['AWR,4x25FR,0,1:05.30,2012-02-03,"Моржи; «Обь»",=Walruses,"A ""cup"" of\ttwo, cities"'],
      {},
      'kind,distance,gender,time,date,teamNameRu,teamNameEn,place',
    )
    const text = fc.constantFrom('', 'Сокол', "-1'", '"a";b', 'A, b')
    const some = fc.record({
      distCode: fc.constantFrom('50FR', '50BR'),
      gender: fc.constantFrom('1', '2'),
      ageGroup: fc.constantFrom('', 'E1', 'J2'),
      timeCs: fc.integer({ min: 3000, max: 3020 }),
      date: fc.integer({ min: 0, max: 300 }).map((days) => `20${10 + (days % 10)}-0${1 + (days % 9)}-15`),
      waterCat: fc.constantFrom('', 'A', 'B', 'C'),
      state: fc.constantFrom('approved', 'tentative'),
      name: fc.constantFrom('Zimina,Vera,Зимина', 'Serova,,', "O'Hara,A.,"),
      ...{ club: text, place: text },
    })
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
    const head = `${HEAD.slice(0, HEAD.indexOf('registryId'))}lastName,firstName,nativeLastName,club,place`
    await fc.assert(
      fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 12 }), async (list) => {
        const lines = list.map((each) =>
          [
            ...[each.ageGroup ? 'GWR' : 'AWR', each.distCode, each.gender, each.ageGroup],
            ...[`30.${String(each.timeCs % 100).padStart(2, '0')}`, each.date, each.waterCat, each.state],
            ...[each.name, quoted(each.club), quoted(each.place)],
          ].join(','),
        )
        await load([...new Set(lines)], {}, head)
        const before = await stored()
        for (const type of ['csv', 'lef', 'lxf'] as const) {
          const { name, base64 } = await administrator.client.records.exportFile({ query: { type } })
          const file = new File([Buffer.from(base64, 'base64')], name)
          const again = await administrator.client.records.importFile({ query: {}, body: { file } })
          expect(again).toMatchObject({ isStored: true, added: 0, warnings: [], errors: [] })
          expect(await stored()).toEqual(before)
        }
      }),
      { numRuns: 12 },
    )
    expect((await stored())[1]?.length).toBeGreaterThan(3)
    expect(await differences()).toMatchObject({ total: 0 })
  })

  it('are exported with the columns of an import', async () => {
    const { name, base64 } = await administrator.client.records.exportFile()
    const [head, ...lines] = Buffer.from(base64, 'base64').toString().replace('\uFEFF', '').split('\r\n')
    expect([name, head]).toEqual(['records.csv', RECORD_COLUMNS.join(';')])
    expect(lines.some((each) => each.startsWith('AWR;25FR;2;;00:16.50;2015-01-18;'))).toBe(true)
  })

  it('name the region of a holder in both languages', async () => {
    const head = 'kind,distance,gender,time,date,lastName,firstName,country,region'
    const scope = { distCode: '50FLY', gender: 1 } as const
    await load(['AWR,50FLY,1,40.00,2011-01-15,Karhu,Ivan,RU,RU-KR'], {}, head)
    const { records } = await world.visitor.records.list({ query: scope })
    const region = { code: 'RU-KR', ru: 'Республика Карелия', en: expect.any(String) }
    expect(records[0]?.holder).toMatchObject({ lastName: 'Karhu', regionCode: 'RU-KR', region })
  })
})
