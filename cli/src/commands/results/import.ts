import { PROFILE_COLUMNS, RESULT_COLUMNS } from '@polynya/domain'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { exchangeFile } from '../../input/exchange-file.ts'
import { numberOf } from '../../input/number-of.ts'
import { faultLines } from '../records/fault-lines.ts'
import { followImport } from './follow-import.ts'
import { uncertainLines } from './uncertain-lines.ts'

/** The server checks the file: a dry run sends it too, and stores nothing. */
export const run: Run<'results import'> = async (context, input) => {
  const { t, settings } = context
  const eventId = numberOf(context, input.event)
  const file = await exchangeFile(context, input, [...RESULT_COLUMNS, ...PROFILE_COLUMNS])
  const client = await context.client()
  const started = await client.exchange.importResults({
    params: { eventId },
    query: { dryRun: settings.dryRun },
    body: { file },
  })
  const { whole, found } = await followImport(context, started, { kind: 'results', eventId })
  const { added, changed, known, warnings, errors } = found
  const isRefused = errors.length > 0
  const counts = { added: String(added), changed: String(changed), known: String(known) }
  const shown = [
    ...(settings.dryRun ? [t('cli:dryRun')] : []),
    isRefused ? t('cli:recordsInvalid') : t('cli:resultsFound', counts),
    ...(await faultLines(context, errors)),
    ...uncertainLines(context, found.starters),
    ...(warnings.length > 0 ? [t('cli:resultsLeftOut'), ...(await faultLines(context, warnings))] : []),
  ]
  return item(whole, shown, isRefused ? EXIT.refused : EXIT.ok)
}
