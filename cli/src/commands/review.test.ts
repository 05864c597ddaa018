/** Decisions of an administrator: admission documents, change requests, possible duplicates. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок допуска', nameEn: 'Admission Cup' }, [
    ['25FR', 'Spravkina'],
    ['25FR', 'Strahova'],
  ])
  const { entryRules } = await call<{ entryRules: object }>('events.get', ['--param', `id=${event}`])
  await here.json(['events', 'update', event, '--from', '-'], {
    input: JSON.stringify({ entryRules: { ...entryRules, admissions: ['medical'] } }),
  })
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('review')
const call = <T>(name: string, flags: readonly string[], body?: object) =>
  here.json<T>(['api', name, ...flags, ...(body ? ['--body', '-'] : [])], {
    input: JSON.stringify(body ?? {}),
  })

interface Admission {
  readonly documentId: number
  readonly swimmerId: number
  readonly state: string
}
const admissions = (...flags: readonly string[]) =>
  json<Admission[]>(here, ['admissions list', event, ...flags])

/** Uploads a medical note for every swimmer that lacks one. */
async function uploadNotes() {
  const file = join(here.folder, 'note.pdf')
  await writeFile(file, '%PDF-1.7\n%%EOF\n')
  const until = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  for (const { swimmerId } of await admissions('--state', 'missing'))
    await call('admissions.upload', [
      ...['--param', `id=${swimmerId}`, '--query', 'kind=medical', '--query', `validUntil=${until}`],
      ...['--file', file],
    ])
}

describe('admission documents', () => {
  it('are listed by state, and accepted or refused by their numbers', async () => {
    expect(await admissions()).toMatchObject([
      { lastName: 'Spravkina', kind: 'medical', state: 'missing', documentId: null },
      { lastName: 'Strahova', state: 'missing' },
    ])
    await uploadNotes()
    const [first, second] = (await admissions('--state', 'pending')).map(({ documentId }) =>
      String(documentId),
    )
    const accepted = await json(here, ['admissions accept', '-'], { input: `${first}\n` })
    expect(accepted).toMatchObject({ total: 1, done: 1 })
    const refuse = ['admissions', 'refuse', second ?? '']
    expect(await here.run(refuse)).toMatchObject({ status: 2, stderr: expect.stringContaining('--note') })
    expect(await here.json([...refuse, '--note', 'Blurred', '--dry-run'])).toMatchObject({
      steps: [{ action: 'refuse', what: second }],
    })
    const refused = await json(here, ['admissions refuse', second ?? '', '--note', 'Blurred', '--yes'])
    expect(refused).toMatchObject({ done: 1 })
    expect(await admissions('--state', 'refused')).toMatchObject([{ lastName: 'Strahova', note: 'Blurred' }])
    expect(await admissions('--search', 'Spravkina')).toMatchObject([{ state: 'accepted' }])
  })

  it('are refused by the server if there is none of a number', async () => {
    expect(await here.run(['admissions', 'accept', '999999'])).toMatchObject({ status: 6 })
    expect(await here.run(['admissions', 'list', '999999'])).toMatchObject({ status: 6 })
  })

  it.runIf(hasPseudoTerminal)('fit into 80 columns', async () => {
    const { screen } = await pseudoTerminal(here)(['admissions', 'list', event])
    expect(screen.join('\n')).toMatch(/Spravkina Olga +Medical certificate +Accepted/)
  })
})

const PERSON = {
  ...{ firstName: 'Vera', lastName: 'Oshibkina', gender: 2, dob: '1990-01-01' },
  swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' },
  sportRankData: { sportRank: 'none', validFrom: null },
}

describe('change requests', () => {
  const request = async (lastName: string) => {
    const [{ id = 0 } = {}] = await here.json<{ id: number }[]>(['swimmers', 'find', 'Oshibkin'])
    const body = { lastName, reason: 'A typing error' }
    return (await call<{ id: number }>('swimmers.requestChange', ['--param', `id=${id}`], body)).id
  }

  it('are listed, refused with a note, and accepted', async () => {
    const { id } = await call<{ id: number }>('swimmers.create', [], PERSON)
    await call('swimmers.confirm', ['--param', `id=${id}`])
    const first = String(await request('Oshibkova'))
    const open = await json(here, ['swimmers changes'])
    expect(open).toContainEqual(
      expect.objectContaining({ id: Number(first), requested: { lastName: 'Oshibkova' } }),
    )
    const table = await here.run(['swimmers', 'changes'])
    expect(table.stdout).toContain('lastName: Oshibkina → Oshibkova')
    const refused = await json(here, ['swimmers refuse-change', first, '--note', 'Send a passport', '--yes'])
    expect(refused).toMatchObject({ done: 1 })
    const decided = await json(here, ['swimmers changes', '--decided', 'refused', '--limit', '1'])
    expect(decided).toMatchObject([{ id: Number(first), answer: 'Send a passport' }])
    const second = String(await request('Oshibkova'))
    expect(await here.run(['swimmers', 'accept-change', second])).toMatchObject({ status: 2 })
    expect(await json(here, ['swimmers accept-change', second, '--yes'])).toMatchObject({ done: 1 })
    expect(await here.json(['swimmers', 'find', 'Oshibkova'])).toMatchObject([{ lastName: 'Oshibkova' }])
    const again = await here.run(['swimmers', 'accept-change', second, '--yes'])
    expect(again).toMatchObject({ status: 7 })
  })
})

describe('possible duplicates', () => {
  it('are listed with what is alike', async () => {
    for (const lastName of ['Dvoinikova', 'Dvoinikovo'])
      await call('swimmers.create', [], { ...PERSON, firstName: 'Inna', lastName, orphan: true })
    const pairs = await json<{ one: { lastName: string } }[]>(here, ['swimmers duplicates'])
    expect(pairs).toContainEqual(
      expect.objectContaining({
        likeness: 'one_letter',
        one: expect.objectContaining({ lastName: expect.stringContaining('Dvoinikov') }),
      }),
    )
    const table = await here.run(['swimmers', 'duplicates'])
    expect(table.stdout).toContain('One letter differs')
  })
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
