import { ENTRY_COLUMNS, PROFILE_COLUMNS } from '@polynya/domain'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { exchangeFile } from '../../input/exchange-file.ts'
import { numberOf } from '../../input/number-of.ts'
import { faultLines } from '../records/fault-lines.ts'
import { followImport } from '../results/follow-import.ts'
import { uncertainLines } from '../results/uncertain-lines.ts'

/** The server checks the file: a dry run sends it too, and stores nothing. */
export const run: Run<'start-lists import'> = async (context, input) => {
  const { t, settings } = context
  const eventId = numberOf(context, input.event)
  const file = await exchangeFile(context, input, [...ENTRY_COLUMNS, ...PROFILE_COLUMNS])
  const client = await context.client()
  const started = await client.exchange.importStartLists({
    params: { eventId },
    query: { dryRun: settings.dryRun },
    body: { file },
  })
  const { whole, found } = await followImport(context, started, { kind: 'startLists', eventId })
  const { changed, known, placed, starters, warnings, errors } = found
  const isRefused = errors.length > 0
  const counts = { changed: String(changed), known: String(known), placed: String(placed) }
  const shown = [
    ...(settings.dryRun ? [t('cli:dryRun')] : []),
    isRefused ? t('cli:recordsInvalid') : t('cli:startListsFound', counts),
    ...(await faultLines(context, errors)),
    ...uncertainLines(context, starters),
    ...(warnings.length > 0 ? [t('cli:resultsLeftOut'), ...(await faultLines(context, warnings))] : []),
  ]
  return item(whole, shown, isRefused ? EXIT.refused : EXIT.ok)
}
