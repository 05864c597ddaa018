import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { copy } from './copy.ts'

export const run: Run<'restore'> = async (context, { folder, dataDir }) => {
  if (context.settings.dryRun) return plan(context, [{ action: 'restore', what: folder }])
  await confirm(context, context.t('cli:confirmRestore', { folder }))
  return copy(context, 'restore', { folder, dataDir })
}
