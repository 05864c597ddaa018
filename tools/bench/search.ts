/** The search at a hundred thousand swimmers: how long it takes at the 95th percentile, by what is typed. */

import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import { randomFrom, swimmers } from '@polynya/testkit/federation'
import { sql } from 'kysely'
import { addClubs, addWords } from '../../packages/server/src/areas/vocabulary/vocabulary.store.ts'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { makeLarge } from '../demo/large.ts'
import { openInstallation } from '../demo/open-installation.ts'
import { timeOf } from './lists.ts'
import { startServer } from './programs.ts'
import { quantile, type Row } from './report.ts'

const CALLS = 150
/** Milliseconds within which 95 of 100 responses arrive. */
const GOALS = { embedded: 100, postgres: 50 } as const
/** The demo's people share a few hundred names; these rare ones are as many as a real federation may have. */
const RARE_WORDS = 30_000
const SYLLABLES = 'ba che dro fe gor ha iv kus lev mir nov ostr pet ryb sto tar ul vin zha shch'.split(' ')

const people = swimmers(randomFrom('large'), '2026-01-01')
const PEOPLE = Array.from({ length: CALLS * 3 }, () => people.next().value)
const PLACES = ['Тюмень', 'Мурманск', 'Казань', 'чемпионат', 'Championship', 'Siberian']
const CLUBS = 2_000

/** Texts by kind and turn. */
const TEXTS: Readonly<Record<string, (turn: number) => string>> = {
  'start of a name': (turn) =>
    `${personAt(turn).lastName} ${personAt(turn).firstName.slice(0, 1 + (turn % 3))}`,
  'native name with a typo': (turn) => {
    const { nativeLastName, nativeFirstName, lastName } = personAt(CALLS + turn)
    return `${withTypo(nativeLastName ?? lastName, turn)} ${nativeFirstName ?? ''}`.trim()
  },
  'two words with typos': (turn) => {
    const { lastName, firstName } = personAt(2 * CALLS + turn)
    return `${withTypo(firstName, turn)} ${withTypo(lastName, turn + 1)}`
  },
  event: (turn) => {
    const second = PLACES[Math.floor(turn / PLACES.length) % PLACES.length] ?? ''
    return `${withTypo(PLACES[turn % PLACES.length] ?? '', turn)} ${second.slice(0, 1 + (turn % 5))}`
  },
  club: (turn) => `клуб ${withTypo(rareWord(turn), turn)}`,
  'registry ID': (turn) => personAt(turn).iwsaid ?? '',
}

const personAt = (index: number) => PEOPLE[index % PEOPLE.length] ?? PEOPLE[0] ?? people.next().value

/** Swaps two characters, leaves one out or replaces one. */
function withTypo(word: string, turn: number): string {
  const at = 1 + (turn % Math.max(1, word.length - 2))
  const [first = '', second = ''] = word.slice(at, at + 2)
  const middle = [second + first, second, `o${second}`][turn % 3]
  return word.slice(0, at) + middle + word.slice(at + 2)
}

/** Measures one database; the other one must not be open at the same time. */
export async function search(
  backend: keyof typeof GOALS,
  { folder, postgres }: { readonly folder: string; readonly postgres: TestPostgres | null },
): Promise<Row[]> {
  const env = await makeInstallation(folder, postgres)
  const server = await startServer(env)
  try {
    const rows: Row[] = []
    for (const [name, textOf] of Object.entries(TEXTS)) {
      const times = await timesOf(server.address, textOf)
      const value = quantile(times, 0.95)
      rows.push({
        ...{ suite: backend, name: `search, ${name}: 95 % within`, value, unit: 'ms' },
        goal: { atMost: GOALS[backend] },
      })
    }
    return rows
  } finally {
    await server.stop()
  }
}

async function timesOf(address: string, textOf: (turn: number) => string): Promise<number[]> {
  // No two are equal, so that no response is cached.
  const texts = new Set(Array.from({ length: CALLS * 4 }, (_, turn) => textOf(turn)))
  const times: number[] = []
  for (const text of [...texts].slice(0, CALLS)) {
    times.push(await timeOf(`${address}/api/v1/search?q=${encodeURIComponent(text)}`, {}))
  }
  return times
}

async function makeInstallation(
  folder: string,
  postgres: TestPostgres | null,
): Promise<Record<string, string>> {
  const env = {
    DATA_DIR: join(folder, 'search'),
    DATABASE_URL: postgres?.urlOf('search') ?? '',
    SMTP_URL: '',
    MIN_FREE_MB: '0',
  }
  await postgres?.createDatabase('search')
  const { deps, close } = await openInstallation(readConfig(env))
  await makeLarge({ deps }, () => {})
  const rare = Array.from({ length: RARE_WORDS }, (_, index) => rareWord(index))
  const clubs = rare.slice(0, CLUBS).map((word) => `Клуб ${word}`)
  await deps.db.transaction().execute(async (tx) => {
    await addWords(tx, 'swimmer', rare.slice(0, RARE_WORDS / 2))
    await addWords(tx, 'swimmer', rare.slice(RARE_WORDS / 2))
    await addClubs(tx, clubs)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`update swimmer set club = (${clubs}::text[])[1 + id % ${CLUBS}]`.execute(tx)
  })
  await deps.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
  await close()
  return env
}

/** Returns a made-up name. */
const rareWord = (index: number) =>
  [1, 20, 400, 8_000].map((place) => SYLLABLES[Math.floor(index / place) % SYLLABLES.length]).join('')
