/** Interrupted bulk jobs: after any kind of interruption, the next run reaches exactly the wanted state. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { windows1251 } from '../testing/code-pages.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, type Running, signedIn } from '../testing/polynya.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('bulk')

interface Summary {
  readonly job: string
  readonly total: number
  readonly done: number
  readonly skipped: number
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const word = (number: number) =>
  [676, 26, 1].map((place) => LETTERS[Math.floor(number / place) % 26] ?? '').join('')

const table = (prefix: string, size: number, city = 'Петрозаводск') =>
  [
    'Фамилия;Фамилия латиницей;Имя латиницей;Пол;Дата рождения;Регион;Город',
    ...Array.from(
      { length: size },
      (_, index) => `Пловцов;${prefix}${word(index)};Ivan;м;0${1 + (index % 9)}.05.1980;RU-KR;${city}`,
    ),
  ].join('\n')

/** Interrupts a job once its journal has so many completed tasks. */
async function cutOff(running: Running, signal: NodeJS.Signals, after: number) {
  const jobs = join(here.folder, 'state', 'jobs')
  const over = async () => {
    const [newest] = (await readdir(jobs).catch(() => []))
      .filter((file) => file.endsWith('.jsonl'))
      .sort()
      .reverse()
    if (!newest) return 0
    return (await readFile(join(jobs, newest), 'utf8')).split('"state":"done"').length - 1
  }
  while (running.child.exitCode === null && (await over()) < after)
    await new Promise((next) => setImmediate(next))
  running.child.kill(signal)
  return running.ended
}

describe('an import of swimmers', () => {
  const SIZE = 200

  it('creates each swimmer once, although it is killed and then interrupted by Ctrl-C and SIGTERM', async () => {
    const file = join(here.folder, 'swimmers.csv')
    await writeFile(file, table('Plov', SIZE))
    const args = ['swimmers', 'import', file, '--concurrency', '8']
    expect((await cutOff(here.start(args), 'SIGKILL', 40)).status).toBeNull()
    for (const [signal, after] of [
      ['SIGINT', 90],
      ['SIGTERM', 130],
    ] as const) {
      const stopped = await cutOff(here.start(args), signal, after)
      expect(stopped).toMatchObject({ status: 130, stderr: expect.stringContaining('polynya jobs resume') })
    }
    const [job] = await json<{ job: string; ended: boolean; pending: number }[]>(here, ['jobs list'])
    expect(job).toMatchObject({ ended: false })
    expect(await json(here, ['jobs show', job?.job ?? ''])).toMatchObject({
      ...job,
      tasks: expect.anything(),
    })
    const summary = await json<Summary>(here, ['jobs resume'])
    expect(summary.done + summary.skipped).toBe(SIZE)
    const found = await here.json<{ lastName: string }[]>([
      'swimmers',
      'find',
      'Plov',
      '--fields',
      'lastName',
    ])
    expect(new Set(found.map(({ lastName }) => lastName)).size).toBe(SIZE)
    expect(found).toHaveLength(SIZE)
    expect(await here.run(['jobs', 'resume', job?.job ?? ''])).toMatchObject({ status: 7 })
    expect(await json(here, ['jobs clean', '--days', '0', '--yes'])).toEqual({ removed: [job?.job] })
  })

  it('creates no duplicates, updates swimmers with --update, and merges two of them', async () => {
    const args = ['swimmers import', '-'] as const
    const all = { total: 3, failed: 0 }
    expect(await json(here, args, { input: table('Onego', 3) })).toMatchObject({ ...all, done: 3 })
    expect(await json(here, args, { input: table('Onego', 3) })).toMatchObject({ ...all, skipped: 3 })
    const moved = table('Onego', 3, 'Кондопога')
    expect(await json(here, [...args, '--update'], { input: moved })).toMatchObject({ ...all, done: 3 })
    expect(await json(here, [...args, '--update', '--quiet'], { input: moved })).toMatchObject({
      ...all,
      skipped: 3,
    })
    const [first, second] = await json<{ iwsaid: string }[]>(here, ['swimmers find', 'Onego'])
    const both = [first?.iwsaid ?? '', second?.iwsaid ?? '']
    expect(await here.json(['swimmers', 'merge', ...both, '--dry-run'])).toMatchObject({ dryRun: true })
    const [one = ''] = both
    const self = ['swimmers', 'merge', one, one]
    for (const more of ['--dry-run', '--yes'])
      expect(await here.run([...self, more])).toMatchObject({
        status: 7,
        stderr: expect.stringContaining('loser.id: This value is repeated'),
      })
    expect(await json(here, ['swimmers merge', ...both, '--yes'])).toMatchObject({ iwsaid: first?.iwsaid })
    expect(await json(here, ['swimmers show', second?.iwsaid ?? ''])).toMatchObject({
      iwsaid: first?.iwsaid,
    })
    expect(await here.json(['swimmers', 'show', first?.iwsaid ?? ''])).toMatchObject({
      swimmerInfo: { city: 'Кондопога' },
      dob: '1980-05-01',
    })
  })

  it('sends nothing of a file with errors, and reports each with its line', async () => {
    const broken = [
      ...table('Bad', 2).split('\n'),
      'Пловцов;;Ivan;x;31.02.1980;RU-KR;Кемь',
      'Пловцов;Badaaa;Ivan;м;01.05.1980;RU-KR;Кемь',
    ].join('\n')
    const { status, stderr } = await here.run(['swimmers', 'import', '-'], { input: broken })
    expect(status).toBe(7)
    for (const mistake of ['line 4: gender', 'line 4: dob', 'line 5: duplicates line 2'])
      expect(stderr).toContain(mistake)
    const unclosed = await here.run(['swimmers', 'import', '-'], { input: 'lastName;dob\n"Petrov;1980' })
    expect(unclosed).toMatchObject({ status: 7, stderr: expect.stringContaining('invalid CSV') })
    expect(await here.run(['swimmers', 'import', '-'], { input: 'lastNam;dob\nA;1980-01-01' })).toMatchObject(
      { status: 7, stderr: expect.stringContaining('Did you mean lastName?') },
    )
    expect(await here.json(['swimmers', 'find', 'Bad'])).toEqual([])
  })
})

describe('a table of a club', () => {
  const rows = [
    ['ФИО', 'Пол', 'Дата рожд.', 'Регион', 'Город', 'Размер шапочки'],
    ['Клубная Анна Петровна', 'ж', '03.03.1991', 'Респ. Карелия', 'Кемь', 'M'],
    ['Клубный Пётр', 'м', '1990-04-04', 'Тюменская обл.', 'Тюмень', 'L'],
  ]
  const mapped = ['--map', 'Дата рожд.=dob', '--ignore-unknown'] as const
  const csv = rows.map((row) => row.join(';')).join('\r\n')

  it('is read in the code page of Windows, with full names and names of regions, by a map of its titles', async () => {
    const file = join(here.folder, 'club.csv')
    await writeFile(file, windows1251(csv.replace('ё', 'е')))
    const line = ['swimmers', 'import', file] as const
    expect(await here.run(line)).toMatchObject({ status: 7, stderr: expect.stringContaining('“Дата рожд.”') })
    const some = await here.run([...line, '--map', 'Дата рожд.=dob'])
    expect(some).toMatchObject({ status: 7, stderr: expect.stringContaining('“Размер шапочки”') })
    const planned = await here.run([...line, ...mapped, '--dry-run', '--json'])
    expect(planned.stderr).toBe('Columns left out: Размер шапочки\n')
    expect(JSON.parse(planned.stdout).steps).toMatchObject([{ action: 'create' }, { action: 'create' }])
    expect(await here.json([...line, ...mapped])).toMatchObject({ done: 2, failed: 0 })
    const [anna] = await here.json<{ iwsaid: string }[]>(['swimmers', 'find', 'Klubnaia'])
    expect(await here.json(['swimmers', 'show', anna?.iwsaid ?? ''])).toMatchObject({
      ...{ lastName: 'Klubnaia', nativeFirstName: 'Анна', nativePatronim: 'Петровна', dob: '1991-03-03' },
      swimmerInfo: { regionCode: 'RU-KR', city: 'Кемь' },
    })
  })

  it('is read from a sheet of Excel, and a dry run shows who has a profile', async () => {
    const [titles = [], ...swimmers] = rows
    const dates = [new Date('1991-03-03'), new Date('1988-05-05')]
    const sheet = swimmers.map(([name, gender, , ...rest], index) => [
      ...[{ value: index === 1 ? 'Листов Иван' : name }, { value: gender }],
      ...[{ value: dates[index], type: Date, format: 'dd.mm.yyyy' }, ...rest.map((value) => ({ value }))],
    ])
    const file = join(here.folder, 'club.xlsx')
    await writeXlsxFile([titles.map((value) => ({ value })), ...sheet]).toFile(file)
    const line = ['swimmers', 'import', file, ...mapped] as const
    const { steps } = await here.json<{ steps: object[] }>([...line, '--dry-run'])
    expect(steps).toMatchObject([
      { action: 'skip', line: 2 },
      { action: 'create', line: 3, swimmer: { dob: '1988-05-05', swimmerInfo: { regionCode: 'RU-TYU' } } },
    ])
    const again = await here.json<{ steps: object[] }>([...line, '--update', '--dry-run'])
    expect(again.steps).toMatchObject([{ action: 'update' }, { action: 'create' }])
    expect(await here.json([...line])).toMatchObject({ done: 1, skipped: 1 })
  })

  it.each([
    ['a map that is none', ['--map', 'Дата'], 2, '“Дата” is not “Title=field”'],
    ['a title that the table does not have', ['--map', 'Рост=dob'], 2, 'no column “Рост”'],
    ['a field that is none', ['--map', 'Дата рожд.=birthdat'], 7, 'Did you mean birth date?'],
  ])('is not sent with %s', async (_, flags, status, message) => {
    const refused = await here.run(['swimmers', 'import', '-', ...flags], { input: csv })
    expect(refused).toMatchObject({ status, stderr: expect.stringContaining(message) })
  })

  it('names a region that no region is called', async () => {
    const input = csv.replace('Тюменская обл.', 'Атлантида')
    const refused = await here.run(['swimmers', 'import', '-', ...mapped], { input })
    expect(refused).toMatchObject({ status: 7, stderr: expect.stringMatching(/line 3: .*regionCode/) })
  })

  it('reports an archive that is no sheet', async () => {
    const file = join(here.folder, 'broken.xlsx')
    await writeFile(file, 'PK\u0003\u0004 and nothing')
    const refused = await here.run(['swimmers', 'import', file])
    expect(refused).toMatchObject({
      status: 7,
      stderr: expect.stringContaining('The sheet could not be read'),
    })
  })
})

describe('a sync of documents', () => {
  const EVENTS = 5
  const FILES = 12

  it('uploads the documents of each folder, although it is killed twice', async () => {
    const folder = join(here.folder, 'season')
    for (let event = 0; event < EVENTS; event += 1) {
      const { id } = await here.json<{ id: number }>(['events', 'create', '--set', `name=Событие ${event}`])
      const own = join(folder, `${id} Событие`)
      await mkdir(own, { recursive: true })
      for (let file = 0; file < FILES; file += 1)
        await writeFile(join(own, `Положение ${file}.pdf`), `%PDF-1.4\n${id} ${file}`)
    }
    const args = ['docs', 'sync', folder]
    await cutOff(here.start(args), 'SIGKILL', 10)
    await cutOff(here.start(args), 'SIGKILL', 30)
    const summary = await here.json<Summary>(args)
    expect(summary).toMatchObject({ total: EVENTS * FILES, failed: 0, unknown: 0, pending: 0 })
    for (const own of await readdir(folder)) {
      const listed = await here.json<{ name: string }[]>(['docs', 'list', own.split(' ')[0] ?? ''])
      expect(listed.map(({ name }) => name).sort()).toEqual((await readdir(join(folder, own))).sort())
    }
    expect(await here.json(args)).toMatchObject({ done: 0, skipped: EVENTS * FILES })
  })
})

it('holds the JSON of every command of swimmers and jobs against its schema', () => {
  expect(missing()).toEqual([])
})
