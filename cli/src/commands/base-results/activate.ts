import { given } from '../../calls/take.ts'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { checkBody } from '../../input/check-body.ts'
import { yearOf } from './year-of.ts'

export const run: Run<'base-results activate'> = async (context, { year: typed, since }) => {
  const { t, settings } = context
  const year = yearOf(context, typed)
  const client = await context.client()
  const { version } = await client.baseResults.get({ params: { year } })
  const body = given({ activeFrom: since })
  await checkBody(context, 'baseResults.activate', body)
  if (settings.dryRun) return plan(context, [{ action: 'activate', what: String(year) }])
  const activated = await client.baseResults.activate({ params: { year }, body }, { ifMatch: version })
  return item(activated, [
    t('cli:baseYearActivated', { year: String(year), since: activated.activeFrom ?? '' }),
  ])
}
