/** The registration desk of a competition from the terminal. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { printedTable } from '../testing/printed-table.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок стойки', nameEn: 'Desk Cup' }, [
    ['25FR', 'Stoikina'],
    ['25FR', 'Iavkina'],
    ['50BR', 'Iavkina'],
  ])
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('registrations')

interface Registration {
  readonly number: number
  readonly iwsaid: string
  readonly lastName: string
  readonly checkedInAt: string | null
}
const list = (...flags: readonly string[]) =>
  json<Registration[]>(here, ['registrations list', event, ...flags])
const numbers = async () => (await list('--sort', 'number')).map(({ number }) => String(number))

describe('the registrations of an event', () => {
  it('are listed by distance, payment and name', async () => {
    expect(await list()).toMatchObject([
      { lastName: 'Iavkina', entries: [{ distCode: '25FR' }, { distCode: '50BR' }], isPaid: true },
      { lastName: 'Stoikina', entries: [{ distCode: '25FR' }] },
    ])
    expect(await list('--distance', '50br')).toMatchObject([{ lastName: 'Iavkina' }])
    expect(await list('--paid', 'no')).toEqual([])
    expect(await list('--search', 'Stoi', '--limit', '1')).toMatchObject([{ lastName: 'Stoikina' }])
  })

  it('are refused for an unknown distance or event', async () => {
    const none = await here.run(['registrations', 'list', event, '--distance', '100FR'])
    expect(none).toMatchObject({ status: 6, stderr: expect.stringContaining('It has: 25FR, 50BR') })
    expect(await here.run(['registrations', 'list', '999999'])).toMatchObject({ status: 6 })
    const filtered = await here.run(['registrations', 'list', event, '--paid', 'maybe'])
    expect(filtered).toMatchObject({ status: 2 })
  })

  it('are exported as CSV, and as a spreadsheet into a file', async () => {
    const csv = await here.run(['registrations', 'export', event, '--distance', '50BR', '--in', 'en'])
    const rows = printedTable(csv.stdout, ',', ['Age', 'Amount'])
    expect(rows.map(({ Swimmer }) => Swimmer)).toContain('Iavkina Olga')
    expect(csv.stdout).not.toContain('Stoikina')
    const without = await here.run(['registrations', 'export', event, '--format', 'xlsx'])
    expect(without).toMatchObject({ status: 2, stderr: expect.stringContaining('--output') })
    const path = join(here.folder, 'registrations.xlsx')
    const saved = await here.run(['registrations', 'export', event, '--format', 'xlsx', '--output', path])
    expect(saved).toMatchObject({ status: 0, stdout: '', stderr: expect.stringContaining('Saved') })
    expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')
    const nowhere = ['--output', join(here.folder, 'none', 'a.csv')]
    expect(await here.run(['registrations', 'export', event, ...nowhere])).toMatchObject({ status: 2 })
  })
})

describe('the check-in', () => {
  it('accepts competition numbers and registry IDs, once', async () => {
    const [first = '', second = ''] = await numbers()
    const [{ iwsaid = '' } = {}] = await list('--search', second)
    const planned = await here.json(['registrations', 'check-in', event, first, '--dry-run'])
    expect(planned).toMatchObject({ steps: [{ action: 'checkIn', what: expect.stringContaining('Olga') }] })
    const words = `${first}\n${iwsaid.toLowerCase()}\n`
    const done = await json(here, ['registrations check-in', event, '-'], { input: words })
    expect(done).toMatchObject({ total: 2, done: 2 })
    expect(await list('--checked-in', 'no')).toEqual([])
    const again = await json(here, ['registrations check-in', event, first])
    expect(again).toMatchObject({ skipped: 1, skips: [{ detail: 'was already checked in' }] })
  })

  it('is undone, and reports unknown numbers', async () => {
    const [first = ''] = await numbers()
    const undone = await here.run(['registrations', 'check-in', event, first, '9999', '--undo'])
    expect(undone).toMatchObject({ status: 3, stdout: expect.stringContaining('check-in undone') })
    expect(undone.stdout).toContain('9999: there is no such swimmer at the event')
    expect(await list('--checked-in', 'no')).toMatchObject([{ number: Number(first) }])
    expect(await here.run(['registrations', 'check-in', event, '9999'])).toMatchObject({ status: 6 })
  })
})

it.runIf(hasPseudoTerminal)('fits the list of registrations into 80 columns', async () => {
  const { status, screen } = await pseudoTerminal(here)(['registrations', 'list', event])
  expect(status).toBe(0)
  expect(screen.join('\n')).toMatch(/Number .*Name .*Distances +Payment/)
  expect(screen.join('\n')).toMatch(/Iavkina Olga .*25FR 50BR +paid/)
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
