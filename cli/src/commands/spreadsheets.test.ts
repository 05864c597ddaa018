/** Files of meets and records as spreadsheets of clubs have them: their own titles, full names, any encoding, XLSX. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { windows1251 } from '../testing/code-pages.ts'
import { competitionOf } from '../testing/competition.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок таблиц', nameEn: 'Cup of Tables' }, [])
})
afterAll(() => here.drop())

const TITLES = ['Дистанция', 'Пол', 'ФИО', 'Дата рожд.', 'Регион', 'Город', 'Тренер']
const ROWS = [
  ['25FR', 'ж', 'Столбцова Ольга Петровна', '5.3.1988', 'Тюменская обл.', 'Тюмень', 'Иванов; "И"'],
  ['50BR', 'ж', 'Листова Анна Павловна', '12.11.1991', 'Тюменская область', 'Тобольск', ''],
]
const MAPPED = ['Дистанция=distance', 'Пол=gender', 'ФИО=fullName', 'Дата рожд.=birthDate']
const PLACES = ['Регион=region', 'Город=city']
const map = (pairs: readonly string[]) => pairs.flatMap((pair) => ['--map', pair])
const CSV = [TITLES, ...ROWS]
  .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  .join('\r\n')

const importing = (file: string, ...flags: readonly string[]) =>
  ['entries', 'import', event, file, '--create-profiles', '--means', 'cash', ...flags] as const

describe('a table of entries', () => {
  it('is read with titles of its own, without columns that are not ours, which are named', async () => {
    const file = join(here.folder, 'club.csv')
    await writeFile(file, windows1251(CSV))
    const flags = [...map([...MAPPED, ...PLACES]), '--ignore-unknown']
    const shown = await here.run([...importing(file, ...flags), '--dry-run'])
    expect(shown).toMatchObject({ status: 0, stderr: expect.stringContaining('Columns left out: Тренер') })
    const { entries } = await here.json<{ entries: object }>([...importing(file, ...flags), '--dry-run'])
    expect(entries).toMatchObject({ errors: [], created: 2 })
  })

  it('is read from a sheet of Excel, whose empty lines count', async () => {
    const file = join(here.folder, 'club.xlsx')
    const sheet = [TITLES, [], ...ROWS].map((cells) => cells.map((value) => ({ value })))
    await writeXlsxFile(sheet).toFile(file)
    const stored = await here.json<{ entries: object }>([
      ...importing(file, ...map([...MAPPED, ...PLACES]), '--ignore-unknown'),
    ])
    expect(stored).toMatchObject({ state: 'stored', entries: { added: 2, created: 2, errors: [] } })
    const found = await here.run(['swimmers', 'find', 'Столбцова'])
    expect(found.stdout).toMatch(/STOL\d+.*1988/)
    const unborn = ['25FR', 'ж', 'Ячейкина Вера', 'весной', '', 'Тюмень', '']
    const wrong = [TITLES, [], unborn].map((cells) => cells.map((value) => ({ value })))
    await writeXlsxFile(wrong).toFile(file)
    const refused = await here.run(importing(file, ...map([...MAPPED, ...PLACES]), '--ignore-unknown'))
    expect(refused).toMatchObject({ status: 7, stdout: expect.stringMatching(/line 3: birthDate/) })
  })

  it.each([
    ['a column that is not ours', map(MAPPED), 7, 'Unknown column “Регион”'],
    ['a column that is not ours', map(MAPPED), 7, '--map "Регион"=<column>'],
    ['a title that it does not have', map(['Рост=club']), 2, 'no column “Рост”'],
    ['a field that is none', map(['Город=town', ...MAPPED]), 7, 'Unknown column'],
  ])('is not sent with %s', async (_, flags, status, message) => {
    const refused = await here.run(importing('-', ...flags), { input: CSV })
    expect(refused).toMatchObject({ status, stderr: expect.stringContaining(message) })
  })

  it('has columns to map, unlike a Lenex file', async () => {
    const refused = await here.run(importing('-', ...map(MAPPED)), { input: '<LENEX />' })
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('a Lenex file has none') })
  })
})

it('reads start lists, results and records from sheets, too', async () => {
  const file = join(here.folder, 'table.xlsx')
  const write = (rows: readonly (readonly string[])[]) =>
    writeXlsxFile(rows.map((cells) => cells.map((value) => ({ value })))).toFile(file)
  await write([
    ['distance', 'gender', 'heat', 'lane', 'fullName', 'birthYear'],
    ['25FR', '0', '1', '2', 'Столбцова Ольга', '1988'],
  ])
  const lists = await here.json<object>(['start-lists', 'import', event, file, '--dry-run'])
  expect(lists).toMatchObject({ startLists: { errors: [], placed: 1 } })
  await write([
    ['Distance', 'Gender', 'ФИО', 'birthYear', 'time'],
    ['25FR', '0', 'Столбцова Ольга', '1988', '0:20.50'],
  ])
  const mapped = map(['ФИО=fullName'])
  const results = await here.json<object>(['results', 'import', event, file, ...mapped, '--dry-run'])
  expect(results).toMatchObject({ results: { errors: [], added: 1 } })
  await write([
    ['kind', 'distance', 'gender', 'time', 'date', 'Рекордсменка', 'Имя'],
    ['AWR', '1000FR', '2', '21:00.00', '2012-02-03', 'Zimina', 'Vera'],
  ])
  const names = map(['Рекордсменка=lastName', 'Имя=firstName'])
  expect(await here.json(['records', 'import', file, ...names, '--dry-run'])).toMatchObject({
    errors: [],
    added: 1,
  })
})

describe.each([
  ['swimmers import', 'lastName,firstName,gender,dob\nPetrova,Anna,2,some day'],
  ['records import', 'kind,distance,gender,time,date,lastName\nAWR,25FR,2,fast,2012-02-03,Zimina'],
  ['base-results import 2041', '2;25FR;fast'],
  [
    'entries import EVENT --create-profiles',
    'distance,gender,lastName,firstName,birthDate\n25FR,2,Petrova,Anna,some day',
  ],
  ['results import EVENT', 'distance,gender,registryId,time\n25FR,2,NONE000001,fast'],
  ['start-lists import EVENT', 'distance,gender,heat,lane,registryId\n25FR,0,first,1,NONE000001'],
  ['judge questions import', 'externalId,category\nCLI-1,9К'],
  ['events import', '{ "format": "polynya-event" }'],
])('%s', (command, wrong) => {
  const importOf = (file: string, input = '') =>
    here.run([...command.replace('EVENT', event).split(' '), file], { input })

  it('ends with 7 if the file is wrong, with 2 if there is none', async () => {
    expect(await importOf('-', wrong)).toMatchObject({ status: 7 })
    expect(await importOf('-')).toMatchObject({ status: 7 })
    expect(await importOf(join(here.folder, 'none.csv'))).toMatchObject({ status: 2 })
  })
})
