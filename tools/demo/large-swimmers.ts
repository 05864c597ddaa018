/** Hundreds of thousands of swimmers for benchmarks: from the demo factory, inserted in bulk. */

import { SwimmerCreate } from '@polynya/contract'
import { identityKey, nameKeys, personSortKey } from '@polynya/domain'
import { randomFrom, swimmers } from '@polynya/testkit/federation'
import type * as z from 'zod/mini'
import {
  type InputDeps,
  identityColumns,
  infoColumns,
  swimmerIssues,
} from '../../packages/server/src/areas/swimmers/profile/swimmer-input.ts'
import { addClubs, addNameWords } from '../../packages/server/src/areas/vocabulary/vocabulary.store.ts'
import type { Tx } from '../../packages/server/src/db/schema.ts'
import type { Deps } from './open-world.ts'

type Swimmer = z.output<typeof SwimmerCreate>

const BATCH = 1000
const SAY_EVERY = 10_000

export interface Bulk {
  readonly count: number
  readonly today: string
  readonly say: (line: string) => void
}

export async function insertSwimmers(deps: Deps, { count, today, say }: Bulk): Promise<void> {
  const people = swimmers(randomFrom('large'), today)
  const known = await deps.db.selectFrom('swimmer').select('identity_key').execute()
  const taken = new Set(known.map(({ identity_key }) => identity_key))
  for (let done = 0; done < count; ) {
    const length = Math.min(BATCH, count - done)
    const batch = Array.from({ length }, () =>
      checked(nextNewSwimmer(people, taken), { today, places: deps.places }),
    )
    // One minute apart, so that sorting by creation date is not all ties.
    const createdAt = (index: number) =>
      new Date(deps.clock.now().getTime() - (count - done - index) * 60_000)
    await deps.db.transaction().execute((tx) => insertBatch(tx, batch, createdAt))
    done += length
    if (done % SAY_EVERY === 0) say(`${done} swimmers`)
  }
}

/** Returns the next swimmer that does not exist yet. */
function nextNewSwimmer(people: ReturnType<typeof swimmers>, taken: ReadonlySet<string>): SwimmerCreate {
  const { value } = people.next()
  return taken.has(identityKey(value)) ? nextNewSwimmer(people, taken) : value
}

/** Validates a swimmer like the API. */
function checked(given: SwimmerCreate, known: InputDeps): Swimmer {
  const swimmer = SwimmerCreate.parse(given)
  const [issue] = swimmerIssues(swimmer, known)
  if (issue) throw new Error(`${issue.path}: ${issue.reason} in ${JSON.stringify(given)}`)
  return swimmer
}

async function insertBatch(tx: Tx, batch: readonly Swimmer[], createdAt: (index: number) => Date) {
  const ids = await tx
    .insertInto('swimmer')
    .values(batch.map((swimmer, index) => columnsOf(swimmer, createdAt(index))))
    .returning(['id', 'iwsaid'])
    .execute()
  const idOf = new Map(ids.map(({ id, iwsaid }) => [iwsaid, id]))
  const known = batch.map((swimmer) => ({ swimmer, swimmer_id: idOf.get(swimmer.iwsaid ?? '') ?? 0 }))
  const names = known.flatMap(nameRows)
  await tx.insertInto('swimmer_name').values(names).execute()
  await addNameWords(
    tx,
    names.map(({ key }) => key),
  )
  await addClubs(
    tx,
    batch.flatMap(({ swimmerInfo: { club } }) => club ?? []),
  )
  await tx.insertInto('sport_rank').values(known.flatMap(rankRows)).execute()
}

function columnsOf(swimmer: Swimmer, at: Date) {
  return {
    ...identityColumns(swimmer),
    ...infoColumns(swimmer.swimmerInfo),
    iwsaid: swimmer.iwsaid ?? '',
    native_first_name: swimmer.nativeFirstName ?? null,
    native_patronim: swimmer.nativePatronim ?? null,
    native_last_name: swimmer.nativeLastName ?? null,
    name_key: personSortKey(swimmer),
    is_paraswimmer: swimmer.isParaswimmer ?? false,
    guardian_consent_at: swimmer.guardianConsent ? at : null,
    confirmed_at: at,
    created_at: at,
    updated_at: at,
  }
}

interface Known {
  readonly swimmer: Swimmer
  readonly swimmer_id: number
}

const nameRows = ({ swimmer, swimmer_id }: Known) =>
  nameKeys(swimmer).map((name) => ({ swimmer_id, ...name }))

const rankRows = ({ swimmer: { sportRankData }, swimmer_id }: Known) =>
  sportRankData.validFrom
    ? [{ swimmer_id, rank: sportRankData.sportRank, valid_from: sportRankData.validFrom }]
    : []
