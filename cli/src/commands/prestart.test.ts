/** Start lists from the terminal: seeding, changes by hand, locking, publishing. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок стартов', nameEn: 'Start Cup' }, [
    ['25FR', 'Pervina'],
    ['25FR', 'Vtorina'],
    ['25FR', 'Tretina'],
    ['50BR', 'Pervina'],
  ])
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('prestart')

interface List {
  readonly distanceId: number
  readonly version: number
  readonly heats: readonly {
    readonly heat: number
    readonly lanes: readonly {
      readonly lane: number
      readonly scratched: boolean
      readonly starter: { readonly number: number; readonly lastName: string }
    }[]
  }[]
}
const show = (distance = '25FR') => json<List>(here, ['prestart show', event, distance])
const starters = async () => (await show()).heats.flatMap(({ lanes }) => lanes)
const numberOf = async (lastName: string) =>
  String((await starters()).find(({ starter }) => starter.lastName === lastName)?.starter.number)

describe('seeding', () => {
  it('is previewed, asks, and draws the lists', async () => {
    expect(await json(here, ['prestart list', event])).toMatchObject([
      { distCode: '25FR', entries: 3, isPublished: false },
      { distCode: '50BR', entries: 1 },
    ])
    const planned = await here.json(['prestart', 'seed', event, '--dry-run'])
    expect(planned).toMatchObject({
      dryRun: true,
      steps: [{ action: 'seed', distCode: '25FR', entries: 3, heats: 1 }, { distCode: '50BR' }],
    })
    expect(await here.run(['prestart', 'seed', event])).toMatchObject({ status: 2 })
    expect(await json(here, ['prestart seed', event, '--yes'])).toMatchObject([
      { entries: 3 },
      { entries: 1 },
    ])
    expect(await starters()).toHaveLength(3)
  })

  it('is refused for an unknown distance or event', async () => {
    const none = await here.run(['prestart', 'seed', event, '200FR', '--yes'])
    expect(none).toMatchObject({ status: 6, stderr: expect.stringContaining('25FR, 50BR') })
    expect(await here.run(['prestart', 'list', '999999'])).toMatchObject({ status: 6 })
  })
})

describe('a start list', () => {
  it('changes by hand, lane by lane', async () => {
    const number = await numberOf('Vtorina')
    const place = [event, '25FR', number, '1', '6']
    const planned = await here.json(['prestart', 'move', ...place, '--dry-run'])
    expect(planned).toMatchObject({ steps: [{ action: 'move', what: 'Vtorina Olga: heat 1, lane 6' }] })
    const moved = await json<List>(here, ['prestart move', ...place])
    expect(moved.heats[0]?.lanes).toContainEqual(
      expect.objectContaining({ lane: 6, starter: expect.objectContaining({ lastName: 'Vtorina' }) }),
    )
    const outside = await here.run(['prestart', 'move', event, '25FR', number, '1', '99'])
    expect(outside).toMatchObject({ status: 7 })
    expect(await here.run(['prestart', 'move', event, '25FR', '9999', '1', '1'])).toMatchObject({ status: 6 })
    expect(await here.run(['prestart', 'move', event, '25FR', number, 'one', '1'])).toMatchObject({
      status: 2,
    })
  })

  it('loses scratched entrants, and gets them back', async () => {
    const number = await numberOf('Tretina')
    const job = await json(here, ['prestart scratch', event, '25FR', number, '9999'], {}).catch(
      (problem: Error) => problem.message,
    )
    expect(job).toMatch(/ended with 3/)
    expect((await starters()).filter(({ scratched }) => scratched)).toMatchObject([
      { starter: { lastName: 'Tretina' } },
    ])
    const again = await json(here, ['prestart scratch', event, '25FR', number])
    expect(again).toMatchObject({ skipped: 1, skips: [{ detail: 'scratched' }] })
    expect(await json(here, ['prestart scratch', event, '25FR', number, '--undo'])).toMatchObject({ done: 1 })
    expect((await starters()).some(({ scratched }) => scratched)).toBe(false)
  })

  it('is locked against seeding until it is unlocked', async () => {
    expect(await json(here, ['prestart lock', event, '25FR'])).toMatchObject({ total: 1, done: 1 })
    const refused = await here.run(['prestart', 'seed', event, '25FR', '--yes'])
    expect(refused).toMatchObject({ status: 7, stderr: expect.stringContaining('locked') })
    expect(await json(here, ['prestart lock', event])).toMatchObject({ done: 1, skipped: 1 })
    const all = await here.run(['prestart', 'seed', event, '--yes'])
    expect(all.stderr).toContain('Unchanged, because they are locked or have results')
    expect(await json(here, ['prestart lock', event, '--undo'])).toMatchObject({ done: 2 })
  })

  it('is published, and a draft again', async () => {
    const published = await json(here, ['prestart publish', event])
    expect(published).toMatchObject([{ isPublished: true }, { isPublished: true }])
    await json(here, ['prestart publish', event, '50BR', '--undo'])
    expect(await json(here, ['prestart list', event])).toMatchObject([
      { isPublished: true },
      { isPublished: false },
    ])
  })
})

it.runIf(hasPseudoTerminal)('fits start lists into 80 columns, in venue time', async () => {
  const lists = await pseudoTerminal(here)(['prestart', 'list', event])
  expect(lists.screen.join('\n')).toMatch(/Distance .*Entries {2}Heats {2}Late {2}State/)
  const { screen } = await pseudoTerminal(here)(['prestart', 'show', event, '25FR'])
  expect(screen.join('\n')).toMatch(/1 +6 +\d+ {2}Vtorina Olga/)
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
