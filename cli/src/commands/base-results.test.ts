/** Commands of base results as processes against a real server: a year is copied, changed and activated for a new season. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'
import { script } from '../testing/script.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
  await here.json(['api', 'baseResults.create', '--body', '-'], { input: '{"year":2041}' })
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('base-results')

interface Year {
  readonly year: number
  readonly active: boolean
  readonly activeFrom: string | null
  readonly count: number
  readonly results: readonly object[]
}

const TABLE = 'gender;distance;time\nж;25FR;0:13,08\n1\t25FR\t11.50\n0;4x25MX;53.70'
const RESULTS = [
  { gender: 1, distCode: '25FR', result: '00:11.50' },
  { gender: 2, distCode: '25FR', result: '00:13.08' },
  { gender: 0, distCode: '4x25MX', result: '00:53.70' },
]

it('are imported, exported and imported again without a change', async () => {
  const file = join(here.folder, 'base.csv')
  await writeFile(file, TABLE)
  const { steps } = await here.json<{ steps: object[] }>([
    'base-results',
    'import',
    '2041',
    file,
    '--dry-run',
  ])
  expect(steps).toMatchObject([{ what: '25FR women: — → 00:13.08', result: '00:13.08' }, {}, {}])
  const { results } = await json<Year>(here, ['base-results import', '2041', file])
  expect(results).toEqual(RESULTS)
  const { stdout } = await here.run(['base-results', 'export', '2041'])
  expect(stdout).toContain('1,25FR,00:11.50\r\n')
  const again = await here.run(['base-results', 'import', '2041', '-'], { input: stdout })
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('changed: 0') })
  expect(await json(here, ['base-results get', '2041'])).toEqual(RESULTS)
})

it('are imported from a sheet of Excel', async () => {
  const sheet = join(here.folder, 'base.xlsx')
  const rows = TABLE.replaceAll('\t', ';').split('\n')
  await writeXlsxFile(rows.map((row) => row.split(';').map((value) => ({ value })))).toFile(sheet)
  const again = await here.run(['base-results', 'import', '2041', sheet])
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('changed: 0') })
})

it('are not imported from a file with an error, which is named by its line', async () => {
  const given = { input: '2;25FR;00:13.00\n2;25FR;fast' }
  const refused = await here.run(['base-results', 'import', '2041', '-'], given)
  expect(refused).toMatchObject({ status: 7, stderr: expect.stringContaining('line 2: “2;25FR;fast”') })
  expect(await json(here, ['base-results get', '2041'])).toEqual(RESULTS)
})

it('are set and removed one by one', async () => {
  await json(here, ['base-results set', '2041', '2', '50BR', '00:35.10'])
  const { count } = await json<Year>(here, ['base-results set', '2041', 'ж', '50br', 'none'])
  expect(count).toBe(3)
  for (const line of [
    ['2041', '3', '25FR', '00:13.00'],
    ['2041', '0', '25FR', '00:13.00'],
    ['2041', '2', '25FR', 'never'],
    ['41', '2', '25FR', '00:13.00'],
  ]) {
    expect(await here.run(['base-results', 'set', ...line])).toMatchObject({ status: 2 })
  }
  expect(await here.run(['base-results', 'set', '2040', '2', '25FR', '13.00'])).toMatchObject({ status: 6 })
})

it('are copied for a new season and activated; an inactive year is deleted', async () => {
  expect(await here.json(['base-results', 'copy', '2041', '2042', '--dry-run'])).toMatchObject({
    dryRun: true,
  })
  const copy = await json<Year>(here, ['base-results copy', '2041', '2042'])
  expect(copy).toMatchObject({ year: 2042, active: false, count: 3 })
  expect(await here.run(['base-results', 'copy', '2041', '2042'])).toMatchObject({ status: 7 })
  await json(here, ['base-results activate', '2042', '--since', '2026-07-01'])
  const years = await json<Year[]>(here, ['base-results list'])
  expect(years).toMatchObject([
    { year: 2042, active: true, activeFrom: '2026-07-01' },
    { year: 2041, active: false },
  ])
  const table = await here.run(['base-results', 'list'])
  expect(table.stdout).toMatch(/2042\s+active\s+2026-07-01\s+3/)
  for (const dryRun of [['--dry-run'], []])
    expect(await here.run(['base-results', 'delete', '2042', '--yes', ...dryRun])).toMatchObject({
      status: 7,
    })
  expect(await here.run(['base-results', 'delete', '2041', '--no-input'])).toMatchObject({ status: 2 })
  expect(await json(here, ['base-results delete', '2041', '--yes'])).toEqual({ removed: [2041] })
})

it('are copied, changed and activated by an example for the new season, and twice ends as once', async () => {
  const scope = ['--scope', 'baseResults']
  const { token } = await here.json<{ token: string }>(['tokens', 'create', 'season', ...scope])
  const changes = join(here.folder, 'changes.csv')
  await writeFile(changes, 'gender,distance,time\n2,25FR,00:12.90\n')
  const env = { POLYNYA_URL: inject('server').address, POLYNYA_TOKEN: token }
  const line = ['examples/new-season.sh', '2042', '2043', '2026-07-01', changes]
  await script(here.folder, line, env)
  await script(here.folder, line, env)
  expect((await here.json<Year[]>(['base-results', 'list']))[0]).toMatchObject({ year: 2043, active: true })
  const results = await here.json<object[]>(['base-results', 'get', '2043'])
  expect(results).toContainEqual({ gender: 2, distCode: '25FR', result: '00:12.90' })
})

describe('over the years', () => {
  it('are a table with the change of each year, of all distances or of one', async () => {
    const all = await json<object[]>(here, ['base-results chart'])
    expect(all).toEqual([
      { distCode: '25FR', gender: 2, year: 2042, result: '00:13.08', changeCs: null },
      { distCode: '25FR', gender: 2, year: 2043, result: '00:12.90', changeCs: -18 },
      expect.objectContaining({ distCode: '25FR', gender: 1, year: 2042 }),
      expect.objectContaining({ distCode: '25FR', gender: 1, year: 2043, changeCs: 0 }),
      ...[2042, 2043].map((year) => expect.objectContaining({ distCode: '4x25MX', gender: 0, year })),
    ])
    const one = await here.run(['base-results', 'chart', '--distance', '4x25mx'])
    expect(one.stdout).toContain('4x25MX\t0\t2043\t00:53.70\t0\n')
    expect(one.stdout).not.toContain('25FR')
    const unknown = await here.run(['base-results', 'chart', '--distance', '26FR'])
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining('26FR') })
  })

  it.runIf(hasPseudoTerminal).each([
    ['en', 80, 'women', 'men', 'Q closes'],
    ['ru', 120, 'женщины', 'мужчины', 'Q выход'],
  ] as const)(
    'are drawn for the distance that is chosen (%s, %i columns)',
    async (lang, columns, women, men, keys) => {
      const { status, screens } = await pseudoTerminal(here)(
        ['base-results', 'chart', '--lang', lang],
        [
          [
            new RegExp(`> 25FR · ${women}[\\s\\S]*2043 ●·+ 00:12\\.90 {2}−0\\.18[\\s\\S]*${keys}`),
            '\u001b[B',
          ],
          [new RegExp(`> 25FR · ${men}[\\s\\S]*2043 ●·+ 00:11\\.50 {2}0\\.00[\\s\\S]*${keys}`), 'q'],
        ],
        { columns, answersTo: 'screen' },
      )
      expect(status).toBe(0)
      for (const line of screens.flat()) expect([...line].length).toBeLessThanOrEqual(columns)
    },
  )
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
