import { RECORD_COLUMNS } from '@polynya/domain'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { exchangeFile } from '../../input/exchange-file.ts'
import { whileWaiting } from '../../terminal/while-waiting.ts'
import { faultLines } from './fault-lines.ts'

/** The server checks the file: a dry run sends it too, and stores nothing. */
export const run: Run<'records import'> = async (context, input) => {
  const { t, settings } = context
  const file = await exchangeFile(context, input, RECORD_COLUMNS)
  const client = await context.client()
  const sent = client.records.importFile({ query: { dryRun: settings.dryRun }, body: { file } })
  const found = await whileWaiting(context.terminal, t('cli:fileChecked'), sent)
  const { added, known, warnings, errors } = found
  const isRefused = errors.length > 0
  const shown = [
    ...(settings.dryRun ? [t('cli:dryRun')] : []),
    isRefused
      ? t('cli:recordsInvalid')
      : t('cli:recordsFound', { added: String(added), known: String(known) }),
    ...(await faultLines(context, errors)),
    ...(warnings.length > 0 ? [t('cli:recordsToCheck'), ...(await faultLines(context, warnings))] : []),
  ]
  return item(found, shown, isRefused ? EXIT.refused : EXIT.ok)
}
