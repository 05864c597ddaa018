/** Opening and closing registration, postponing and calling events off, from a terminal or from cron. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок сроков', nameEn: 'Deadline Cup' }, [['25FR', 'Srochnova']])
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('calendar')

interface Shown {
  readonly registration: { readonly state: string }
  readonly regStartDate: string
  readonly regEndDate: string
  readonly eventState: string
  readonly startDate: string
}
const show = () => here.json<Shown>(['events', 'show', event])

describe('registration', () => {
  it('closes now, once, and opens again with a new end', async () => {
    const planned = await here.run(['events', 'close', event, '--dry-run'])
    expect(planned.stdout).toMatch(/close registration {2}\d+ Deadline Cup \(.*; also changes refunds\)/)
    expect(await json(here, ['events close', event, '--yes'])).toMatchObject({ done: 1 })
    expect(await show()).toMatchObject({ registration: { state: 'closed' } })
    const again = await json(here, ['events close', event, '--yes'])
    expect(again).toMatchObject({ skipped: 1, skips: [{ detail: 'was already closed' }] })
    const over = await here.run(['events', 'open', event, '--yes'])
    expect(over).toMatchObject({ status: 2, stderr: expect.stringContaining('--until') })
    const { startDate } = await show()
    const opened = await json(here, ['events open', event, '--until', startDate, '--yes'])
    expect(opened).toMatchObject({ done: 1 })
    const { registration, regEndDate } = await show()
    expect(registration.state).toMatch(/open|willClose/)
    expect(regEndDate).toBe(`${startDate}T18:59:00.000Z`)
  })

  it('is planned at the time of the venue, and changes nothing in a dry run', async () => {
    const before = await show()
    const at = `${before.startDate} 06:30`
    const planned = await here.json(['events', 'close', event, '--at', at, '--dry-run'])
    expect(planned).toMatchObject({
      steps: [{ action: 'close', regEndDate: `${before.startDate}T01:30:00.000Z` }],
    })
    expect(await show()).toEqual(before)
    await here.json(['events', 'dates', event, '--reg-end', at])
    expect(await show()).toMatchObject({ regEndDate: `${before.startDate}T01:30:00.000Z` })
  })

  it('is in the audit log, and stays as it is if the command is wrong', async () => {
    const entries = await here.json<{ action: string }[]>([
      ...['audit', 'list', '--object', event, '--kind', 'event'],
      ...['--action', 'events.update', '--limit', '1'],
    ])
    expect(entries).toMatchObject([
      { changes: expect.arrayContaining([expect.objectContaining({ field: 'reg_end_at' })]) },
    ])
    const moment = await here.run(['events', 'close', event, '--at', 'tomorrow', '--yes'])
    expect(moment).toMatchObject({ status: 2, stderr: expect.stringContaining('2027-01-15 18:00') })
    expect(await here.run(['events', 'close', event])).toMatchObject({ status: 2 })
    expect(await here.run(['events', 'close', '999999', '--yes'])).toMatchObject({ status: 6 })
  })
})

describe('an event', () => {
  it('is postponed and reinstated, and its entrants are counted', async () => {
    const planned = await here.json(['events', 'postpone', event, '--dry-run'])
    expect(planned).toMatchObject({ steps: [{ action: 'postponed', entrants: 1 }] })
    const why = ['--note-ru', 'Тонкий лёд', '--note-en', 'Thin ice']
    expect(await json(here, ['events postpone', event, ...why, '--yes'])).toMatchObject({
      eventState: 'postponed',
      entrants: 1,
    })
    const again = await here.run(['events', 'postpone', event, '--yes'])
    expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('it was so already') })
    await json(here, ['events postpone', event, '--undo', '--yes'])
    expect(await show()).toMatchObject({ eventState: 'planned' })
  })

  it.runIf(hasPseudoTerminal)('is called off only after a yes to what it means', async () => {
    const cancelled = await pseudoTerminal(here)(
      ['events', 'call-off', event, '--refund-to', 'credit'],
      [[/\[y\/N\]/, 'n\r']],
    )
    expect(cancelled.status).toBe(130)
    const [screen = []] = cancelled.screens
    const question = screen.join(' ').replaceAll(/ +/g, ' ')
    expect(question).toMatch(
      /Call off \d+ Deadline Cup\? E-mails to entrants: 1\. Paid orders: 1, refunded to/,
    )
    expect(await show()).toMatchObject({ eventState: 'planned' })
  })

  it('is called off, and its orders are refunded', async () => {
    const work = await json(here, ['events call-off', event, '--refund-to', 'credit', '--yes'])
    expect(work).toMatchObject({ eventState: 'calledOff', orders: { total: 1 } })
    expect(await here.run(['events', 'call-off', '999999', '--yes'])).toMatchObject({ status: 6 })
  })
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
