import { dateInZone, hasCounted } from '@polynya/domain'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { confirm } from '../../input/ask.ts'
import { yearOf } from './year-of.ts'

export const run: Run<'base-results delete'> = async (context, { year: typed }) => {
  const { t, settings } = context
  const year = yearOf(context, typed)
  if (settings.dryRun) {
    const client = await context.client()
    const [{ activeFrom }, { timeZone }] = await Promise.all([
      client.baseResults.get({ params: { year } }),
      client.site.get(),
    ])
    if (hasCounted(activeFrom, dateInZone(new Date(), timeZone))) fail('base_year_active')
    return plan(context, [{ action: 'delete', what: String(year) }])
  }
  await confirm(context, t('cli:confirmBaseYear', { year: String(year) }))
  await (await context.client()).baseResults.remove({ params: { year } })
  return item({ removed: [year] }, [t('cli:baseYearDeleted', { year: String(year) })])
}
