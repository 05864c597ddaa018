import type { SwimmerCreate, SwimmerUpdate } from '@polynya/contract'
import { type ApiError, type Client, isApiError } from '@polynya/sdk/light'
import type { Outcome, Task } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { readText } from '../../input/read-input.ts'
import { readSwimmers, type SwimmerRow } from './read-swimmers.ts'

/** Each row results in one profile: existing ones are skipped, or updated with `--update`. */
export const run: Run<'swimmers import'> = async (context, { file, update, delimiter, concurrency }) => {
  const text = await readText(context, file)
  const rows = readSwimmers(context, text, delimiter)
  if (context.settings.dryRun) {
    return plan(
      context,
      rows.map(({ line, swimmer }) => ({
        action: update ? 'createOrUpdate' : 'create',
        what: nameOf(swimmer),
        line,
        swimmer,
      })),
    )
  }
  const client = await context.bulkClient()
  const tasks = rows.map((row) => taskOf({ context, client, update }, row))
  return runJob(context, { tasks, input: text, concurrency })
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
