import type { EntryImport } from '@polynya/contract'
import { ENTRY_COLUMNS, PROFILE_COLUMNS } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { exchangeFile } from '../../input/exchange-file.ts'
import { numberOf } from '../../input/number-of.ts'
import { faultLines } from '../records/fault-lines.ts'
import { followImport } from '../results/follow-import.ts'
import { uncertainLines } from '../results/uncertain-lines.ts'

/** The server checks the file: a dry run sends it too, and stores nothing. */
export const run: Run<'entries import'> = async (context, input) => {
  const { event, createProfiles, city, means } = input
  const eventId = numberOf(context, event)
  const file = await exchangeFile(context, input, [...ENTRY_COLUMNS, ...PROFILE_COLUMNS])
  const client = await context.client()
  const { dryRun } = context.settings
  const started = await client.exchange.importEntries({
    params: { eventId },
    query: { dryRun, createProfiles, ...(city !== undefined && { city }), ...(means && { means }) },
    body: { file },
  })
  const { whole, found } = await followImport(context, started, { kind: 'entries', eventId })
  const isRefused = found.errors.length > 0
  return item(whole, await linesOf(context, found), isRefused ? EXIT.refused : EXIT.ok)
}

async function linesOf(context: Context, found: EntryImport): Promise<string[]> {
  const { t, settings } = context
  const { added, changed, known, created, onSpot, starters, warnings, errors } = found
  const counts = { added: String(added), changed: String(changed), known: String(known) }
  return [
    ...(settings.dryRun ? [t('cli:dryRun')] : []),
    errors.length > 0
      ? t('cli:recordsInvalid')
      : t('cli:entriesFound', { ...counts, created: String(created) }),
    ...(onSpot ? [t('cli:entriesOnSpot')] : []),
    ...(await faultLines(context, errors)),
    ...uncertainLines(context, starters),
    ...(warnings.length > 0 ? [t('cli:entriesLeftOut'), ...(await faultLines(context, warnings))] : []),
  ]
}
