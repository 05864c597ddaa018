/** A competition from the terminal: entries and results of files, publishing, rankings, the audit of all of it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { saleOf } from '../testing/sale.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  const { id } = await here.json<{ id: number }>(['events', 'create', '--from', '-'], {
    input: JSON.stringify(saleOf({ name: 'Кубок терминала', nameEn: 'Cup of the Terminal' })),
  })
  event = String(id)
  await here.json(['events', 'publish', event])
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('season')

const ENTRIES = `distance;gender;lastName;firstName;swimmerGender;birthDate;city
25FR;0;Terminova;Olga;2;1993-03-03;Тюмень
25FR;0;Konsolina;Anna;2;1991-04-04;Тюмень
50BR;0;Konsolina;Anna;2;1991-04-04;Тюмень
`
const results = (...times: readonly string[]) =>
  ['distance;gender;lastName;firstName;birthYear;time', ...times].join('\n')

interface Job {
  readonly done: number
  readonly skipped: number
  readonly failures: readonly { readonly detail: string }[]
  readonly skips: readonly { readonly detail: string }[]
}

describe('a competition', () => {
  it('enters swimmers of a file, and records their results', async () => {
    const entered = await json(here, ['entries import', event, '-', '--create-profiles', '--means', 'cash'], {
      input: ENTRIES,
    })
    expect(entered).toMatchObject({
      ...{ state: 'stored', entries: { added: 3, created: 2, errors: [] } },
    })
    const input = results('25FR;0;Terminova;Olga;1993;00:20.50', '25FR;0;Konsolina;Anna;1991;00:19.40')
    const recorded = await json(here, ['results import', event, '-'], { input })
    expect(recorded).toMatchObject({ state: 'stored', results: { added: 2, errors: [] } })
  })

  it('publishes what is ready, and names what is not', async () => {
    expect(await here.json(['results', 'publish', event, '--dry-run'])).toMatchObject({ dryRun: true })
    await here.json(['results', 'import', event, '-'], {
      input: results('50BR;0;Konsolina;Anna;1991;00:50.00'),
    })
    const published = await json<Job>(here, ['results publish', event, '--with-warnings'])
    expect(published).toMatchObject({ done: 1, failures: [] })
    const again = await json<Job>(here, ['results publish', event])
    expect(again).toMatchObject({ done: 0, skipped: 1, skips: [{ detail: 'no new results' }] })
    const official = await here.run(['results', 'publish', event, '--official', '--with-warnings'])
    expect(official).toMatchObject({ status: 0, stdout: expect.stringContaining('published: 2 of 2') })
    expect(await here.run(['results', 'publish', '999999'])).toMatchObject({ status: 6 })
  })

  it('shows in rankings by distance', async () => {
    const rankings = await json(here, ['rankings list', '2', '--distance', '25FR'])
    expect(rankings).toMatchObject([
      { place: 1, lastName: 'Konsolina', time: '00:19.40' },
      { place: 2, lastName: 'Terminova', time: '00:20.50' },
    ])
    const table = await here.run(['rankings', 'list', '2', '--distance', '25FR', '--limit', '1'])
    expect(table.stdout).toMatch(/1\s+Konsolina Anna\s+1991/)
    expect(await here.run(['rankings', 'list', '0'])).toMatchObject({ status: 2 })
    expect(await json(here, ['rankings list', '1', '--season', '1999-2000'])).toEqual([])
  })

  it('is in the audit log', async () => {
    const entries = await json<{ action: string }[]>(here, [
      'audit list',
      ...['--action', 'results.publish', '--kind', 'results', '--limit', '4'],
    ])
    expect(entries.map(({ action }) => action)).toEqual(Array(4).fill('results.publishEvent'))
    const table = await here.run(['audit', 'list', '--object', event, '--kind', 'event'])
    expect(table).toMatchObject({ status: 0, stdout: expect.stringContaining(`event ${event}`) })
    expect(await here.run(['audit', 'list', '--since', 'yesterday'])).toMatchObject({ status: 7 })
  })
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
