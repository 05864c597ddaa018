import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const LISTS = {
  lanes: { first: 1, last: 4 },
  order: 'womenFirst',
  mixAgeGroups: true,
  gapMinutes: 4,
  circleHeats: 0,
} as const

type Params = Parameters<TestAccount['client']['exchange']['exportFile']>[0]['params']

describe('a Lenex file of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let secretary: TestAccount
  let entries: number[]
  let eventId: number

  beforeAll(async () => {
    world = await testApp()
    const distances = [{}, { distCode: '50BR' }, { distCode: 'SL' }]
    meet = await aMeet(world, { swimmers: 3, distances, event: { listSettings: LISTS } })
    eventId = meet.event.id
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    secretary = await world.account()
    await administrator.client.results.grantEditor({ params: { eventId }, body: { email: secretary.email } })
    entries = []
    for (const swimmer of [0, 1, 2]) entries.push(await meet.enter(swimmer, { seedTimeCs: 1800 + swimmer }))
    await administrator.client.events.seedPrestart({ params: { id: eventId }, body: {} })
    const [distanceId = 0] = meet.distanceIds
    await administrator.client.results.record({
      params: { eventId, distanceId },
      body: {
        results: [
          {
            ...{ entryId: entries[0] ?? 0, version: 0, status: 'finished', rawTime: '00:17.00' },
            ...{ penalties: [{ code: 'UW', leg: null }], reason: 'ушла под воду', splits: ['00:08.10'] },
          },
          { entryId: entries[1] ?? 0, version: 0, status: 'DSQ', code: 'NW', rawTime: '00:16.00' },
          { entryId: entries[2] ?? 0, version: 0, status: 'DNS' },
        ],
      },
    })
  })
  afterAll(() => world.stop())

  const bytesOf = async (more: Partial<Params>, by = administrator) => {
    const params = { eventId, content: 'results', type: 'lef', ...more } as const
    const { base64 } = await by.client.exchange.exportFile({ params })
    return Buffer.from(base64, 'base64')
  }
  const textOf = async (more: Partial<Params> = {}, by = administrator) =>
    (await bytesOf(more, by)).toString('utf8')

  it('has the programme alone as an invitation', async () => {
    const text = await textOf({ content: 'invitation' })
    expect(text).toContain('<SWIMSTYLE stroke="FREE" distance="25" relaycount="1"/>')
    expect(text).toContain('<SWIMSTYLE stroke="BREAST" distance="50" relaycount="1"/>')
    expect(text).toContain('code="SL"')
    expect(text).toContain('<POOL lanemin="1" lanemax="4"/>')
    expect(text).not.toContain('<CLUB')
    expect(text).not.toContain('<HEAT')
  })

  it('has the nation of the region of its event, which the format requires', async () => {
    expect(await textOf()).toMatch(/<MEET [^>]*nation="RUS"/)
  })

  it('has entries with declared times and registry IDs, and heats in start lists alone', async () => {
    const iwsaid = meet.swimmers[0]?.iwsaid ?? ''
    const listed = await textOf({ content: 'entries' })
    expect(listed).toContain(`license="${iwsaid}" lastname="Antonova"`)
    expect(listed).toContain('entrytime="00:00:18.00"')
    expect(listed).not.toMatch(/heatid|lane="/)
    const seeded = await textOf({ content: 'startLists' })
    expect(seeded.match(/<ENTRY eventid="\d+" heatid="\d+" lane="\d"/g)).toHaveLength(3)
  })

  it('has final times, splits, statuses, codes and penalties of results', async () => {
    const text = await textOf()
    expect(text).toContain('swimtime="00:00:22.00" comment="UW - ушла под воду"')
    expect(text).toContain('<SPLIT distance="13" swimtime="00:00:08.10"/>')
    expect(text).toContain('status="DSQ" swimtime="00:00:16.00" comment="NW"')
    expect(text).toContain('status="DNS" swimtime="NT"')
  })

  it('has whole birth dates for administrators, and years for others', async () => {
    const dob = meet.swimmers[0]?.dob ?? ''
    expect(await textOf()).toContain(`birthdate="${dob}"`)
    const ofSecretary = await textOf({}, secretary)
    expect(ofSecretary).not.toContain(dob)
    expect(ofSecretary).toContain(`birthdate="${dob.slice(0, 4)}-01-01"`)
  })

  it('is the same in an archive, and the same bytes each time', async () => {
    const archive = await bytesOf({ type: 'lxf' })
    const [file, ...others] = Object.entries(unzipSync(archive))
    expect(others).toEqual([])
    expect(file?.[0]).toBe(`event-${eventId}-results.lef`)
    expect(Buffer.from(file?.[1] ?? []).toString('utf8')).toBe(await textOf())
    expect(await bytesOf({ type: 'lxf' })).toEqual(archive)
  })

  it('is a table of entries, start lists or results, but not of a programme', async () => {
    const tableOf = async (content: Params['content']) =>
      (await textOf({ content, type: 'csv' })).split('\r\n').map((line) => line.split(';'))
    const [head, first] = await tableOf('startLists')
    const iwsaid = meet.swimmers[2]?.iwsaid ?? ''
    expect(head?.slice(0, 5)).toEqual(['\uFEFFdistance', 'gender', 'heat', 'lane', 'registryId'])
    expect(first?.slice(0, 5)).toEqual([
      '25FR',
      '0',
      '1',
      expect.stringMatching(/^[1-4]$/),
      expect.any(String),
    ])
    expect((await tableOf('entries')).slice(1).map(([, , heat]) => heat)).toEqual(['', '', '', undefined])
    const results = await tableOf('results')
    expect(results.flat()).toContain(iwsaid)
    expect(results.find((cells) => cells.includes('DSQ'))).toEqual(expect.arrayContaining(['00:16.00', 'NW']))
    const params = { eventId, content: 'invitation', type: 'csv' } as const
    const { body } = await refusal(administrator.client.exchange.exportFile({ params }))
    expect(body.issues).toEqual([{ path: 'type', reason: 'not_allowed' }])
  })

  it('is refused to accounts without the right, and of an unknown event', async () => {
    const params = { eventId, content: 'results', type: 'lef' } as const
    const stranger = await world.account()
    const { body } = await refusal(stranger.client.exchange.exportFile({ params }))
    expect(body.reason).toBe('no_access')
    const unknown = { ...params, eventId: 999_999 }
    expect((await refusal(administrator.client.exchange.exportFile({ params: unknown }))).body.reason).toBe(
      'event_not_found',
    )
  })
})
