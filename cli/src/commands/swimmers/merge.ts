import type { MergeField, Swimmer } from '@polynya/contract'
import type { Context } from '../../program/context.ts'
import { plan } from '../../program/dry-run.ts'
import { Stop } from '../../program/exit-status.ts'
import type { Run } from '../../program/handlers.ts'
import { item } from '../../program/result.ts'
import { confirm } from '../../terminal/ask.ts'
import { findSwimmer } from './find-swimmer.ts'
import { nameOf } from './swimmer-table.ts'

/** Merges the versions that were read: profiles changed in the meantime are rejected as stale. */
export const run: Run<'swimmers merge'> = async (context, { survivor, loser, take = [], owner }) => {
  const { t, settings } = context
  const client = await context.client()
  const stays = await findSwimmer(client, survivor)
  const goes = await findSwimmer(client, loser)
  const told = { survivor: toldOf(stays, context), loser: toldOf(goes, context) }
  if (settings.dryRun)
    return plan(context, [{ action: 'merge', what: `${told.loser} → ${told.survivor}`, take }])
  await confirm(context, t('cli:confirmMerge', told))
  const body = {
    survivor: seen(stays, context),
    loser: seen(goes, context),
    take: take as MergeField[],
    ...(owner !== undefined && { userId: owner }),
  }
  const merged = await client.swimmers.merge({ body })
  return item(merged, [t('cli:merged', { iwsaid: merged.iwsaid })])
}

const toldOf = (swimmer: Swimmer, context: Context) => `${swimmer.iwsaid} ${nameOf(swimmer, context)}`

/** Callers without access to `updatedAt` cannot merge a profile. */
function seen({ id, updatedAt }: Swimmer, { t }: Context) {
  if (updatedAt === undefined) throw new Stop('forbidden', t('errors:reasons.no_access'))
  return { id, updatedAt }
}
