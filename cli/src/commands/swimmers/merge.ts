import type { MergeField, Swimmer } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { fail } from '../../failures/refusal.ts'
import { confirm } from '../../input/ask.ts'
import { findSwimmer } from './find-swimmer.ts'
import { chosenResults, givenResults } from './results-of.ts'
import { nameOf } from './swimmer-table.ts'

/** Merges the versions that were read: profiles changed in the meantime are rejected as stale. */
export const run: Run<'swimmers merge'> = async (
  context,
  { survivor, loser, take = [], owner, resultOf = [] },
) => {
  const { t, settings } = context
  const client = await context.client()
  const remaining = await findSwimmer(client, survivor)
  const removed = await findSwimmer(client, loser)
  if (remaining.id === removed.id)
    fail('invalid_input', { issues: [{ path: 'loser.id', reason: 'repeated' }] })
  const titles = { survivor: titleOf(remaining, context), loser: titleOf(removed, context) }
  const two = [remaining, removed] as const
  const given = givenResults(context, resultOf, two)
  if (settings.dryRun)
    return plan(context, [{ action: 'merge', what: `${titles.loser} → ${titles.survivor}`, take }])
  const resultsOf = await chosenResults(context, client, { given, two })
  await confirm(context, t('cli:confirmMerge', titles))
  const body = {
    survivor: seen(remaining, context),
    loser: seen(removed, context),
    take: take as MergeField[],
    ...(owner !== undefined && { userId: owner }),
    ...(resultsOf.length > 0 && { resultsOf }),
  }
  const merged = await client.swimmers.merge({ body })
  return item(merged, [t('cli:merged', { iwsaid: merged.iwsaid })])
}

const titleOf = (swimmer: Swimmer, context: Context) => `${swimmer.iwsaid} ${nameOf(swimmer, context)}`

/** Callers without access to `updatedAt` cannot merge a profile. */
function seen({ id, updatedAt }: Swimmer, { t }: Context) {
  if (updatedAt === undefined) throw new Stop('forbidden', t('errors:reasons.no_access'))
  return { id, updatedAt }
}
