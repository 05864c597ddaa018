import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distCodeOfStyle, type ExchangeContent, genderOfLenex } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../events/testing/an-event.ts'
import type { LenexMeet } from './lenex/lenex-model.ts'
import { readLenex } from './lenex/read-lenex.ts'
import { importFile } from './testing/import-file.ts'

const MEET = 'nottwil-2009-masters-25m'

describe.skipIf(!process.env.REAL_DATA)('a real meet', () => {
  let world: TestApp
  let administrator: TestAccount
  let eventId: number
  const bytesOf = (name: string) => readFileSync(join(process.env.REAL_DATA ?? '', `${MEET}-${name}.lef`))
  const meetOf = (bytes: Buffer): LenexMeet => {
    const { meet } = readLenex(bytes)
    if (!meet) throw new Error('The file has no meet')
    return meet
  }

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    const events = meetOf(bytesOf('startlist')).sessions.flatMap((session) => session.events)
    const swum = events.flatMap(({ style, gender }) => {
      const distCode = distCodeOfStyle(style)
      return distCode === null ? [] : [{ distCode, gender: genderOfLenex(gender), slotLimit: 500 }]
    })
    const offers = Map.groupBy(swum, ({ distCode }) => (distCode.includes('x') ? 'relay' : 'individual'))
    const event = await aPublicEvent(administrator.client, {
      programData: [...offers].map(([kind, children]) => ({
        ...{ ...AN_OFFER, kind },
        children: children.map((distance) => ({ ...A_DISTANCE, ...distance })),
      })),
    })
    eventId = event.id
  })
  afterAll(() => world.stop())

  const exported = async (content: ExchangeContent) => {
    const call = { params: { eventId, content, type: 'lxf' } } as const
    const { base64 } = await administrator.client.exchange.exportFile(call)
    return meetOf(Buffer.from(base64, 'base64'))
  }

  it('is created as an event from its invitation', async () => {
    const bytes = Uint8Array.from(bytesOf('startlist'))
    const body = { file: new File([bytes], 'invitation.lef') }
    const { file, distances, warnings, errors } = await administrator.client.exchange.readInvitation({ body })
    expect(errors).toEqual([])
    expect(distances).toHaveLength(35)
    expect(distances.filter(({ distCode }) => distCode !== null)).toHaveLength(18)
    expect([...new Set(warnings.map(({ fault }) => fault))].toSorted()).toEqual([
      'age_groups_overlap',
      'distance_unknown',
    ])
    if (!file) throw new Error('The file has errors')
    const event = await administrator.client.events.importEvent({ body: file })
    expect(event).toMatchObject({
      ...{ name: 'Schweizerische Masters Meisterschaften', startDate: '2009-09-26', endDate: '2009-09-27' },
      ...{ currency: 'CHF', ageGroupMode: 'year', ageGroupOnDate: '2009-09-27' },
    })
    expect(event.ageGroups.map(({ code }) => code)).toEqual([
      ...['0-18', 'Pre-Masters', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55-59', '60-64'],
      ...['65-69', '70-74', '75-79', '80-84', '85-89', '90-94'],
    ])
    expect(event.programData.flatMap(({ children }) => children)).toHaveLength(18)
  })

  it('is the same again after its entries, start lists and results were imported', async () => {
    const own = { eventId, by: administrator }
    const query = { createProfiles: true, city: 'Nottwil' }
    const startList = bytesOf('startlist')
    const entered = await importFile(world, { kind: 'entries', ...own, query, content: startList })
    expect(entered).toMatchObject({ isStored: true, errors: [] })
    expect(startsOf(meetOf(startList), 'entries').length).toBeGreaterThan(200)
    const listed = await importFile(world, { kind: 'startLists', ...own, content: startList })
    expect(listed.errors).toEqual([])
    expect(startsOf(await exported('startLists'), 'entries')).toEqual(startsOf(meetOf(startList), 'entries'))
    const results = bytesOf('results')
    const recorded = await importFile(world, { kind: 'results', ...own, content: results })
    expect(recorded.errors).toEqual([])
    expect(startsOf(await exported('results'), 'results')).toEqual(startsOf(meetOf(results), 'results'))
  })
})

/** The starts on distances that are swum here, without withdrawn ones: heat, lane, time, and the status of a result. */
function startsOf({ sessions, clubs }: LenexMeet, kind: 'entries' | 'results'): string[] {
  const events = new Map(sessions.flatMap((session) => session.events).map((event) => [event.id, event]))
  const athletes = clubs.flatMap((club) => club.athletes)
  return athletes
    .flatMap((athlete) =>
      athlete[kind].flatMap(({ eventId, heatId, lane, status, timeCs }) => {
        const event = events.get(eventId)
        const distCode = event ? distCodeOfStyle(event.style) : null
        const heat = event?.heats.find(({ id }) => id === heatId)?.number
        if (!event || distCode === null || status === 'WDR') return []
        const name = `${athlete.lastName} ${athlete.firstName} ${athlete.birthDate}`
        const outcome = kind === 'results' ? ` ${status}` : ''
        return `${distCode} ${event.gender} ${name}: ${heat} ${lane} ${timeCs}${outcome}`
      }),
    )
    .toSorted()
}
