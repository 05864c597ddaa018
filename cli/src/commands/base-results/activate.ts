import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { yearOf } from './year-of.ts'

export const run: Run<'base-results activate'> = async (context, { year: typed, since }) => {
  const { t, settings } = context
  const year = yearOf(context, typed)
  if (settings.dryRun) return plan(context, [{ action: 'activate', what: String(year) }])
  const client = await context.client()
  const { version } = await client.baseResults.get({ params: { year } })
  const activated = await client.baseResults.activate(
    { params: { year }, body: since === undefined ? {} : { activeFrom: since } },
    { ifMatch: version },
  )
  return item(activated, [
    t('cli:baseYearActivated', { year: String(year), since: activated.activeFrom ?? '' }),
  ])
}
