import { uncheckedPlan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'records recompute'> = async (context) => {
  const { t, settings } = context
  if (settings.dryRun) return uncheckedPlan(context, [{ action: 'recompute', what: t('cli:allRecords') }])
  const client = await context.client()
  const computed = await client.records.recompute()
  return item(computed, [t('cli:recordsComputed', { total: String(computed.records) })])
}
