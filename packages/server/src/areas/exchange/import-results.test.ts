import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { AN_EVENT, aLenexFile, anAthlete } from './lenex/testing/a-lenex-file.ts'
import { importFile } from './testing/import-file.ts'

type ResultInput = Parameters<TestAccount['client']['results']['record']>[0]['body']['results'][number]

describe('an import of results', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let entries: number[]
  let params: { eventId: number; distanceId: number }

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    meet = await aMeet(world, { swimmers: 4, distances: [{}, { distCode: '50BR' }] })
    params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    entries = []
    for (const swimmer of [0, 1, 2]) entries.push(await meet.enter(swimmer, { seedTimeCs: 1800 + swimmer }))
    await administrator.client.events.seedPrestart({ params: { id: params.eventId }, body: {} })
  })

  const send = (content: string | Buffer, dryRun = false, by = administrator) =>
    importFile(world, { kind: 'results', eventId: params.eventId, content, query: { dryRun }, by })
  const stored = async () => {
    const { lanes } = await administrator.client.results.list({ params })
    return lanes.flatMap(({ starter, heat, lane, result }) => {
      if (!result) return []
      const { rawTime, status, penalties, code, reason, splits } = result
      const place = entries.indexOf(starter.entryId)
      return [{ place, heat, lane, rawTime, status, penalties, code, reason, splits }]
    })
  }
  const result = (id: string, attributes: string, parts = '') =>
    `<RESULT resultid="${id}" eventid="10" heatid="100" ${attributes}>${parts}</RESULT>`
  /** The swimmers of the meet as a file has them, by their places. */
  const athlete = (swimmer: number, results: string, names?: string) => {
    const { iwsaid = '', lastName = '', firstName = '', dob = '' } = meet.swimmers[swimmer] ?? {}
    const own = names ?? `license="${iwsaid}" lastname="${lastName}" firstname="${firstName}"`
    const birth = `birthdate="${dob.slice(0, 4)}-01-01"`
    return `<ATHLETE athleteid="${swimmer}" ${own} gender="F" ${birth}><RESULTS>${results}</RESULTS></ATHLETE>`
  }

  it('shows what maps to what in a dry run, and stores nothing', async () => {
    const { lastName = '', firstName = '' } = meet.swimmers[1] ?? {}
    const file = aLenexFile({
      events: `${AN_EVENT()}<EVENT eventid="11" gender="F" number="2"><SWIMSTYLE stroke="BACK" distance="100" relaycount="1"/></EVENT>
        <EVENT eventid="12" gender="F" number="3"><SWIMSTYLE stroke="FREE" distance="200" relaycount="1"/></EVENT>`,
      athletes: [
        athlete(0, result('1', 'lane="3" swimtime="00:00:17.00"')),
        athlete(
          1,
          result('2', 'lane="2" swimtime="00:00:17.50"'),
          `lastname="${lastName}" firstname="${firstName}" license="КМС"`,
        ),
        athlete(3, result('3', 'swimtime="00:00:18.00"')),
        anAthlete({
          id: '9',
          results:
            '<RESULT resultid="4" eventid="11" swimtime="00:01:18.00"/><RESULT resultid="5" eventid="12" swimtime="00:03:00.00"/><RESULT resultid="6" eventid="10" swimtime="00:00:19.00"/>',
        }),
      ].join('\n'),
    })
    const found = await send(file, true)
    expect(found).toMatchObject({ isStored: false, added: 2, changed: 0, known: 0, errors: [] })
    expect(found.distances.map(({ what, distCode, distanceIds }) => [what, distCode, distanceIds])).toEqual([
      ['F 25 FREE', '25FR', [params.distanceId]],
      ['F 100 BACK', null, []],
      ['F 200 FREE', '200FR', []],
    ])
    expect(found.starters.map(({ iwsaid, score }) => [iwsaid, score])).toEqual([
      [meet.swimmers[0]?.iwsaid, 100],
      [meet.swimmers[1]?.iwsaid, 95],
      [null, null],
      [null, null],
    ])
    expect(found.warnings.map(({ field, fault }) => [field, fault])).toEqual([
      ['F 100 BACK', 'distance_unknown'],
      ['F 200 FREE', 'distance_missing'],
      [expect.any(String), 'swimmer_unknown'],
      ['Quelle Anna', 'swimmer_unknown'],
    ])
    expect(await stored()).toEqual([])
  })

  it('records times, penalties, codes and splits as the desk does, with their history', async () => {
    const file = aLenexFile({
      athletes: [
        athlete(
          0,
          result(
            '1',
            'lane="3" swimtime="00:00:22.00" comment="UW - под водой"',
            '<SPLITS><SPLIT distance="10" swimtime="00:00:07.10"/><SPLIT distance="25" swimtime="00:00:17.00"/></SPLITS>',
          ),
        ),
        athlete(1, result('2', 'lane="2" status="DSQ" swimtime="00:00:17.50" comment="NW"')),
        athlete(2, result('3', 'lane="4" status="DNS" swimtime="00:00:00.00"')),
      ].join('\n'),
    })
    expect(await send(file)).toMatchObject({ isStored: true, added: 3, warnings: [], errors: [] })
    expect((await stored()).toSorted((one, other) => one.place - other.place)).toMatchObject([
      {
        ...{ rawTime: '00:17.00', status: 'finished', penalties: [{ code: 'UW', leg: null }] },
        ...{ reason: 'под водой', splits: ['00:07.10'] },
      },
      { rawTime: '00:17.50', status: 'DSQ', code: 'NW', penalties: [] },
      { rawTime: null, status: 'DNS', code: null },
    ])
    const { rows } = await administrator.client.results.history({ params })
    expect(rows).toHaveLength(3)
    expect(await send(file)).toMatchObject({ isStored: true, added: 0, changed: 0, known: 3 })
    const corrected = file.replace('00:00:22.00', '00:00:22.10')
    expect(await send(corrected)).toMatchObject({ added: 0, changed: 1, known: 2 })
  })

  it.each([
    ['an impossible time', 'swimtime="00:00:02.00"', ['rawTime', 'time_too_fast']],
    ['a finish without a time', 'swimtime="NT"', ['rawTime', 'time_required']],
    ['a lane that the pool does not have', 'lane="77" swimtime="00:00:17.00"', ['lane', 'not_allowed']],
    ['an unknown status', 'status="LOST" swimtime="NT"', ['status', 'status_unknown']],
    ['a time that is none', 'swimtime="fast"', ['swimtime', 'wrong_format']],
  ])('stores nothing of a file with %s', async (_, attributes, [field, fault]) => {
    const file = aLenexFile({
      athletes: `${athlete(0, result('1', 'lane="3" swimtime="00:00:17.00"'))}\n${athlete(1, result('2', attributes))}`,
    })
    const { isStored, errors } = await send(file)
    expect([isStored, errors.map((error) => [error.field, error.fault])]).toEqual([
      false,
      expect.arrayContaining([[field, fault]]),
    ])
    expect(await stored()).toEqual([])
  })

  it('refuses a second result of one entry', async () => {
    const twice = ['1', '2'].map((id) => result(id, 'lane="3" swimtime="00:00:17.00"')).join('')
    const { errors } = await send(aLenexFile({ athletes: athlete(0, twice) }))
    expect(errors.map(({ fault }) => fault)).toEqual(['repeated'])
  })

  it('changes no published results, but takes a file that repeats them', async () => {
    const file = aLenexFile({
      athletes: [0, 1, 2]
        .map((swimmer) =>
          athlete(swimmer, result(String(swimmer), `lane="${swimmer + 2}" swimtime="00:00:17.0${swimmer}"`)),
        )
        .join('\n'),
    })
    await send(file)
    await administrator.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    expect(await send(file)).toMatchObject({ isStored: true, known: 3 })
    const { isStored, errors } = await send(file.replace('17.01', '16.01'))
    expect([isStored, errors.map(({ fault }) => fault)]).toEqual([false, ['results_published']])
  })

  it.each(['lxf', 'lef', 'csv'] as const)(
    'gives the same results again from an export as .%s',
    async (type) => {
      const recorded: ResultInput[] = [
        {
          ...{
            entryId: entries[0] ?? 0,
            version: 0,
            status: 'finished',
            rawTime: '00:17.00',
            heat: 1,
            lane: 2,
          },
          ...{
            penalties: [{ code: 'UW', leg: null }],
            reason: 'под водой',
            splits: ['00:08.10', '00:12.00'],
          },
        },
        {
          entryId: entries[1] ?? 0,
          version: 0,
          status: 'DSQ',
          code: 'NW',
          rawTime: '00:16.00',
          heat: 1,
          lane: 3,
        },
        { entryId: entries[2] ?? 0, version: 0, status: 'WDR', heat: 1, lane: 4 },
      ]
      await administrator.client.results.record({ params, body: { results: recorded } })
      const before = await stored()
      const { eventId } = params
      const { base64 } = await administrator.client.exchange.exportFile({
        params: { eventId, content: 'results', type },
      })
      expect(await send(Buffer.from(base64, 'base64'))).toMatchObject({
        known: 3,
        added: 0,
        changed: 0,
        warnings: [],
      })
      const { lanes } = await administrator.client.results.list({ params })
      const removed = lanes.map(({ starter, result: own }) => ({
        ...{ entryId: starter.entryId, version: own?.version ?? 0, status: null },
      }))
      await administrator.client.results.record({ params, body: { results: removed } })
      expect(await stored()).toEqual([])
      expect(await send(Buffer.from(base64, 'base64'))).toMatchObject({
        isStored: true,
        added: 3,
        errors: [],
      })
      expect(await stored()).toEqual(before)
    },
  )

  it('is for accounts that record the results of the event, and needs a file', async () => {
    const stranger = await world.account()
    expect((await refusal(send(aLenexFile(), true, stranger))).body.reason).toBe('no_access')
    const wrong = await send('<LENEX>')
    expect([wrong.isStored, wrong.errors]).toEqual([false, [{ line: 1, field: null, fault: 'unreadable' }]])
    const large = refusal(send(Buffer.alloc(10_000_001, 32)))
    expect((await large).body.reason).toBe('file_too_large')
  })
})
