import { plan } from '../../program/dry-run.ts'
import type { Run } from '../../program/handlers.ts'
import { confirm } from '../../terminal/ask.ts'
import { copy } from './copy.ts'

export const run: Run<'restore'> = async (context, { folder, dataDir }) => {
  if (context.settings.dryRun) return plan(context, [{ action: 'restore', what: folder }])
  await confirm(context, context.t('cli:confirmRestore', { folder }))
  return copy(context, 'restore', { folder, dataDir })
}
