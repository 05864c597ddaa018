/** Results as they are entered at the desk, and as others follow them. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { printedTable } from '../testing/printed-table.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
/** Competition numbers of 25FR in the order of their names. */
let numbers: readonly string[]
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок стола', nameEn: 'Results Cup' }, [
    ['25FR', 'Abramova'],
    ['25FR', 'Borisova'],
    ['25FR', 'Vasileva'],
    ['50BR', 'Abramova'],
  ])
  await here.json(['prestart', 'seed', event, '--yes'])
  const registered = await here.json<{ number: number }[]>([
    'registrations',
    'list',
    event,
    '--distance',
    '25FR',
  ])
  numbers = registered.map(({ number }) => String(number))
})
afterAll(() => here.drop())

const { hold, json, missing } = goldenOf('desk')

interface Desk {
  readonly lanes: readonly {
    readonly starter: { readonly lastName: string }
    readonly result: { readonly status: string; readonly finalTime: string | null } | null
  }[]
}
const enter = (...results: readonly string[]) =>
  json<Desk>(here, ['results enter', event, '25FR', ...results])
const resultOf = ({ lanes }: Desk, lastName: string) =>
  lanes.find(({ starter }) => starter.lastName === lastName)?.result

describe('entering results', () => {
  it('reads lines of the desk, stores all of them, and removes one', async () => {
    const [first, second, third] = numbers
    const planned = await here.json(['results', 'enter', event, '25FR', `${first}=4520`, '--dry-run'])
    expect(planned).toMatchObject({
      steps: [
        { action: 'record', what: expect.stringMatching(/^Heat 1, lane \d, \d+ Abramova Olga: 4520$/) },
      ],
    })
    const entered = await enter(`${first}=4520`, `${second}=S`)
    expect(resultOf(entered, 'Abramova')).toMatchObject({ status: 'finished', finalTime: '00:45.20' })
    expect(resultOf(entered, 'Borisova')).toMatchObject({ status: 'DNS' })
    const input = `${third} 41.50 UW\n${second};none\n`
    const again = await json<Desk>(here, ['results enter', event, '25FR', '-'], { input })
    expect(resultOf(again, 'Vasileva')).toMatchObject({ finalTime: '00:46.50' })
    expect(resultOf(again, 'Borisova')).toBeNull()
    const table = await here.run(['results', 'enter', event, '25FR', `${second}=q NW`])
    expect(table.stdout).toMatch(/Borisova Olga +Q NW/)
    const file = await here.run(['results', 'export', event, '--csv'])
    const rows = printedTable(file.stdout, ';', ['gender', 'heat', 'lane', 'birthYear'])
    expect(rows.map(({ lastName, time }) => [lastName, time])).toContainEqual(['Vasileva', '00:41.50'])
  })

  it('stores none if one of them is wrong', async () => {
    const [first] = numbers
    const wrong = await here.run(['results', 'enter', event, '25FR', `${first}=fast`])
    expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('4520 UW') })
    expect(await here.run(['results', 'enter', event, '25FR', '9999=4520'])).toMatchObject({ status: 6 })
    expect(await here.run(['results', 'enter', event, '100FR', `${first}=4520`])).toMatchObject({ status: 6 })
    expect(await here.run(['results', 'enter', event, '25FR'])).toMatchObject({ status: 0 })
    expect(await here.run(['results', 'enter', event, '50BR'])).toMatchObject({ status: 2 })
  })

  it.runIf(hasPseudoTerminal)(
    'asks lane by lane, again after a line that is no result or is refused',
    async () => {
      const run = await pseudoTerminal(here)(
        ['results', 'enter', event, '50BR'],
        [
          [/Abramova Olga:/, 'soon\r'],
          [/is not a result[\s\S]*Abramova Olga:/, '500\r'],
          [/Faster than is possible[\s\S]*Abramova Olga:/, '5030\r'],
        ],
      )
      expect(run.status).toBe(0)
      expect(run.screen.join('\n')).toMatch(/Abramova Olga +00:50\.30/)
    },
  )
})

describe('watching results', () => {
  it('shows each as soon as it is recorded', async () => {
    const watch = here.start(['results', 'watch', event, '--limit', '2', '--jsonl'])
    const started = Promise.withResolvers<void>()
    watch.child.stderr?.on('data', (text) => String(text).includes('Waiting') && started.resolve())
    await started.promise
    const [first, second] = numbers
    await enter(`${first}=4410`, `${second}=5000`)
    const { status, stdout } = await watch.ended
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    hold('results watch', found)
    expect(status).toBe(0)
    expect(found).toMatchObject([
      { distCode: '25FR', name: 'Abramova Olga', time: '00:44.10' },
      { name: 'Borisova Olga', time: '00:50.00' },
    ])
  })

  it('ends at Ctrl-C, and is refused for an unknown event', async () => {
    const watch = here.start(['results', 'watch', event])
    const started = Promise.withResolvers<void>()
    watch.child.stderr?.on('data', (text) => String(text).includes('Waiting') && started.resolve())
    await started.promise
    watch.child.kill('SIGINT')
    expect(await watch.ended).toMatchObject({ status: 130 })
    expect(await here.run(['results', 'watch', '999999'])).toMatchObject({ status: 6 })
  })
})

describe('the board of results', () => {
  it('is the results of now as a table without a terminal', async () => {
    const found = await json<{ name: string }[]>(here, ['results board', event])
    expect(found.map(({ name }) => name)).toContain('Abramova Olga')
    const plain = await here.run(['results', 'board', event, '--distance', '25fr'])
    expect(plain.stdout).toMatch(/25FR\t.*Abramova Olga\t/)
  })

  it.runIf(hasPseudoTerminal).each([
    ['en', 80, 'Q closes'],
    ['ru', 120, 'Q выход'],
  ] as const)('follows the event until a key closes it (%s, %i columns)', async (lang, columns, keys) => {
    const [first] = numbers
    const shown = new RegExp(`Abramova Olga[\\s\\S]*${keys}`)
    let isOpen = true
    const board = pseudoTerminal(here)(
      ['results', 'board', event, '--lang', lang],
      [
        [shown, '\u001b[A'],
        [/\+ .*Abramova Olga +00:4\d\.20/, 'q'],
      ],
      { columns, answersTo: 'screen' },
    ).finally(() => {
      isOpen = false
    })
    // A time that was recorded before the board was open is no news: it is corrected until the board shows one.
    for (let turn = 0; isOpen; turn += 1) await enter(`${first}=4${turn % 10}20`)
    const { status, screens } = await board
    expect(status).toBe(0)
    for (const line of screens.flat()) expect([...line].length).toBeLessThanOrEqual(columns)
  })

  it.runIf(hasPseudoTerminal).each([
    ['q', 0],
    ['\u0003', 130],
  ])('ends at %j while nothing changes', async (key, status) => {
    const board = pseudoTerminal(here)(['results', 'board', event], [[/Q closes/, key]])
    expect(await board).toMatchObject({ status })
  })
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
