import { uncheckedPlan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'records remove'> = async (context, { record, wholeImport }) => {
  const { t, settings } = context
  const id = numberOf(context, record)
  const what = t(wholeImport ? 'cli:importOfRecord' : 'cli:oneRecord', { id: String(id) })
  if (settings.dryRun) return uncheckedPlan(context, [{ action: 'remove', what }])
  await confirm(context, t('cli:confirmRemoval', { what }))
  const client = await context.client()
  const answer = await client.records.remove({ params: { id }, query: { wholeImport } })
  return item(answer, [t('cli:recordsRemoved', { total: String(answer.removed) })])
}
