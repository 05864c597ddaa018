import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { readBytes } from '../../input/read-input.ts'
import { faultLines } from './fault-lines.ts'

/** The server checks the file: a dry run sends it too, and stores nothing. */
export const run: Run<'records import'> = async (context, { file }) => {
  const { t, settings } = context
  const bytes = Uint8Array.from(await readBytes(context, file))
  const client = await context.client()
  const found = await client.records.importFile({
    query: { dryRun: settings.dryRun },
    body: { file: new File([bytes], 'records.csv') },
  })
  const { added, known, warnings, errors } = found
  const isRefused = errors.length > 0
  const shown = [
    ...(settings.dryRun ? [t('cli:dryRun')] : []),
    isRefused
      ? t('cli:recordsInvalid')
      : t('cli:recordsFound', { added: String(added), known: String(known) }),
    ...faultLines(context, errors),
    ...(warnings.length > 0 ? [t('cli:recordsToCheck'), ...faultLines(context, warnings)] : []),
  ]
  return item(found, shown, isRefused ? EXIT.refused : EXIT.ok)
}
