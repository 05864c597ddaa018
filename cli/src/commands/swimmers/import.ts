import type { SwimmerCreate, SwimmerUpdate } from '@polynya/contract'
import { type ApiError, type Client, isApiError } from '@polynya/sdk/light'
import type { Outcome, Task } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import { inBatches } from '../../calls/batches.ts'
import type { Context } from '../../context/context.ts'
import { plan, type Step } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { readBytes } from '../../input/read-input.ts'
import { readTable } from '../../input/read-table.ts'
import { tableOptions } from '../../input/table-columns.ts'
import { readSwimmers, type SwimmerRow } from './read-swimmers.ts'

/** Each row results in one profile: existing ones are skipped, or updated with `--update`. */
export const run: Run<'swimmers import'> = async (context, input) => {
  const { file, update, delimiter, concurrency } = input
  const bytes = await readBytes(context, file)
  const table = await readTable(context, bytes, delimiter)
  const rows = await readSwimmers(context, table, tableOptions(context, input))
  if (context.settings.dryRun) return plan(context, await stepsOf(context, rows, update))
  const client = await context.bulkClient()
  const tasks = rows.map((row) => taskOf({ context, client, update }, row))
  return runJob(context, { tasks, input: bytes, concurrency })
}

/** Calls made side by side. */
const BATCH = 8

/** What a run would do, by whether the server has a profile of each swimmer. */
async function stepsOf(context: Context, rows: readonly SwimmerRow[], update: boolean): Promise<Step[]> {
  const client = await context.client()
  return inBatches(rows, BATCH, async ({ line, swimmer }) => {
    const isKnown = await hasProfile(client, swimmer)
    const action = isKnown ? (update ? 'update' : 'skip') : 'create'
    return { action, what: nameOf(swimmer), line, swimmer }
  })
}

async function hasProfile({ swimmers }: Client, swimmer: SwimmerCreate): Promise<boolean> {
  const { iwsaid, firstName, lastName, dob, gender } = swimmer
  const isTaken = async (id: string) => {
    try {
      await swimmers.iwsaid({ params: { id } })
      return true
    } catch (problem) {
      if (isApiError(problem) && problem.status === 404) return false
      throw problem
    }
  }
  if (iwsaid !== undefined && (await isTaken(iwsaid))) return true
  return (await swimmers.similar({ query: { firstName, lastName, dob, gender } })).exact !== null
}

interface Working {
  readonly context: Context
  readonly client: Client
  readonly update: boolean
}

const nameOf = ({ lastName, firstName, dob }: SwimmerCreate) => `${lastName} ${firstName} ${dob}`

function taskOf(working: Working, { line, swimmer, identity }: SwimmerRow): Task {
  return {
    key: swimmer.iwsaid ?? identity,
    name: working.context.t('cli:lineName', { line, name: nameOf(swimmer) }),
    async perform(): Promise<Outcome> {
      try {
        const { iwsaid } = await working.client.swimmers.create({ body: swimmer })
        return { state: 'done', detail: iwsaid }
      } catch (problem) {
        if (!isApiError(problem)) throw problem
        return alreadyThere(working, swimmer, problem)
      }
    },
  }
}

/** The server rejects duplicates, so an interrupted import can be repeated without reading first. */
async function alreadyThere(
  { context, client, update }: Working,
  swimmer: SwimmerCreate,
  problem: ApiError,
): Promise<Outcome> {
  const { reason, fields } = problem
  if (reason === 'duplicate_swimmer_own' || reason === 'duplicate_swimmer_of_another')
    return { state: 'skipped', detail: reason }
  const iwsaid = reason === 'duplicate_swimmer_unlinked' ? String(fields?.iwsaid) : swimmer.iwsaid
  if (iwsaid === undefined || (reason !== 'registry_id_taken' && reason !== 'duplicate_swimmer_unlinked'))
    throw problem
  if (swimmer.iwsaid !== undefined && swimmer.iwsaid !== iwsaid) {
    throw new Stop('refused', context.t('cli:otherRegistryId', { iwsaid }))
  }
  const card = await client.swimmers.iwsaid({ params: { id: iwsaid } })
  const before = await client.swimmers.get({ params: { id: card.id } })
  const isSame =
    before.lastName === swimmer.lastName &&
    before.firstName === swimmer.firstName &&
    before.dob === swimmer.dob
  if (reason === 'registry_id_taken' && !isSame && !update) throw problem
  const changes = changesOf(before, swimmer)
  if (!update || Object.keys(changes).length === 0) return { state: 'skipped', detail: iwsaid }
  await client.swimmers.update({ params: { id: card.id }, body: changes })
  return { state: 'done', detail: iwsaid }
}

/** Returns the fields of a row that differ from the profile; absent fields are unchanged. */
function changesOf(
  before: object,
  { orphan: _orphan, guardianConsent: _consent, ...row }: SwimmerCreate,
): SwimmerUpdate {
  const changed = Object.entries<unknown>(row).flatMap(([field, wanted]): [string, unknown][] => {
    const present = (before as Record<string, unknown>)[field]
    const next = isObject(wanted) ? { ...(isObject(present) ? present : {}), ...wanted } : wanted
    return JSON.stringify(next) === JSON.stringify(present) ? [] : [[field, next]]
  })
  return Object.fromEntries(changed) as SwimmerUpdate
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
