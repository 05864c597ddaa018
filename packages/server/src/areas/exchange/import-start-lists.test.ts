import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { AN_EVENT, aLenexFile } from './lenex/testing/a-lenex-file.ts'
import { importFile } from './testing/import-file.ts'

describe('an import of start lists', () => {
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
    meet = await aMeet(world, { swimmers: 3, distances: [{}, { distCode: '1200OW' }] })
    params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    entries = []
    for (const swimmer of [0, 1, 2]) entries.push(await meet.enter(swimmer))
  })

  const send = (content: string | Buffer, dryRun = false, by = administrator) =>
    importFile(world, { kind: 'startLists', eventId: params.eventId, content, query: { dryRun }, by })
  const stored = async () => {
    const rows = await world.db
      .selectFrom('start_place')
      .where('offer_distance_id', '=', params.distanceId)
      .select(['entry_id', 'heat', 'lane'])
      .execute()
    return entries.map((id) => {
      const place = rows.find(({ entry_id }) => entry_id === id)
      return place ? [place.heat, place.lane] : null
    })
  }
  const HEATS = '<HEAT heatid="100" number="1" /><HEAT heatid="101" number="2" />'
  const EVENT = AN_EVENT().replace(/<HEATS>.*<\/HEATS>/, `<HEATS>${HEATS}</HEATS>`)
  const athlete = (swimmer: number, place: string) => {
    const { iwsaid = '', lastName = '', firstName = '', dob = '' } = meet.swimmers[swimmer] ?? {}
    return `<ATHLETE athleteid="${swimmer}" license="${iwsaid}" lastname="${lastName}" firstname="${firstName}" gender="F"
      birthdate="${dob}"><ENTRIES><ENTRY eventid="10" entrytime="NT" ${place}/></ENTRIES></ATHLETE>`
  }
  const fileOf = (...places: readonly string[]) =>
    aLenexFile({
      events: EVENT,
      athletes: places.map((place, swimmer) => athlete(swimmer, place)).join('\n'),
    })
  const PLACED = ['heatid="101" lane="3"', 'heatid="100" lane="4"', ''] as const

  it('takes heats and lanes as the draft of a distance, and lists who has none', async () => {
    const found = await send(fileOf(...PLACED), true)
    expect(found).toMatchObject({ isStored: false, changed: 1, known: 0, placed: 2, errors: [] })
    expect(found.warnings.map(({ field, fault }) => [field, fault])).toEqual([
      [expect.stringMatching(/^Volkova/), 'place_missing'],
    ])
    expect(await stored()).toEqual([null, null, null])
    expect(await send(fileOf(...PLACED))).toMatchObject({ isStored: true, changed: 1 })
    expect(await stored()).toEqual([[2, 3], [1, 4], null])
    const audited = await world.db
      .selectFrom('audit')
      .where('action', '=', 'exchange.importStartLists')
      .where('object_id', '=', String(params.distanceId))
      .where('object_kind', '=', 'startList')
      .select(['object_kind', 'after'])
      .execute()
    expect(audited).toEqual([{ object_kind: 'startList', after: { heats: 2, entries: 2 } }])
  })

  it('replaces a draft, and changes nothing when it is repeated', async () => {
    await administrator.client.events.seedPrestart({ params: { id: params.eventId }, body: {} })
    await send(fileOf(...PLACED))
    expect(await send(fileOf(...PLACED))).toMatchObject({ isStored: true, changed: 0, known: 1 })
    expect(await stored()).toEqual([[2, 3], [1, 4], null])
  })

  it.each([
    ['a lane that the pool does not have', ['heatid="100" lane="77"'], ['lane', 'not_allowed']],
    ['a lane of two', ['heatid="100" lane="3"', 'heatid="100" lane="3"'], ['lane', 'repeated']],
    ['a heat that it does not have', ['heatid="9" lane="3"'], ['heatid', 'heat_unknown']],
  ])('stores nothing of a file with %s', async (_, places, fault) => {
    const { isStored, errors } = await send(fileOf(...places))
    expect([isStored, errors.map((error) => [error.field, error.fault])]).toEqual([false, [fault]])
    expect(await stored()).toEqual([null, null, null])
  })

  it('changes no locked list, and none with results, but takes a file that repeats one', async () => {
    await send(fileOf(...PLACED))
    const setLocked = (isLocked: boolean) =>
      world.db
        .updateTable('start_list')
        .set({ locked_at: isLocked ? new Date() : null })
        .where('offer_distance_id', '=', params.distanceId)
        .execute()
    await setLocked(true)
    const another = fileOf('heatid="100" lane="2"')
    expect(await send(fileOf(...PLACED))).toMatchObject({ isStored: true, known: 1, errors: [] })
    expect((await send(another)).errors.map(({ fault }) => fault)).toEqual(['start_list_locked'])
    await setLocked(false)
    const result = { entryId: entries[0] ?? 0, version: 0, status: 'finished', rawTime: '00:17.00' } as const
    await administrator.client.results.record({ params, body: { results: [result] } })
    expect((await send(another)).errors.map(({ fault }) => fault)).toEqual(['distance_has_results'])
    expect(await stored()).toEqual([[2, 3], [1, 4], null])
  })

  it('leaves the numbers of a mass start to the event', async () => {
    await meet.enter(0, { distanceId: meet.distanceIds[1] ?? 0 })
    const { iwsaid = '' } = meet.swimmers[0] ?? {}
    const { placed, warnings } = await send(`distance;gender;registryId;heat;lane\n1200OW;0;${iwsaid};1;12`)
    expect([placed, warnings.map(({ fault }) => fault)]).toEqual([0, ['mass_start']])
  })

  it.each(['lxf', 'csv'] as const)('finds its own lists in an export as .%s', async (type) => {
    await send(fileOf(...PLACED))
    const call = { params: { eventId: params.eventId, content: 'startLists', type } } as const
    const { base64 } = await administrator.client.exchange.exportFile(call)
    const bytes = Buffer.from(base64, 'base64')
    expect(await send(bytes)).toMatchObject({ changed: 0, known: 1, placed: 2, errors: [] })
    await world.db.deleteFrom('start_place').where('offer_distance_id', '=', params.distanceId).execute()
    expect(await send(bytes)).toMatchObject({ isStored: true, changed: 1, errors: [] })
    expect(await stored()).toEqual([[2, 3], [1, 4], null])
  })

  it('is for administrators of the event', async () => {
    const another = await world.account([{ right: 'admin', region: 'RU-KR' }])
    expect((await refusal(send(aLenexFile(), false, another))).body.reason).toBe('no_access')
    const wrong = await send('<LENEX>')
    expect([wrong.isStored, wrong.errors]).toEqual([false, [{ line: 1, field: null, fault: 'unreadable' }]])
  })
})
