import { once } from '../../calls/idempotency-key.ts'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { checkBody } from '../../input/check-body.ts'
import { yearOf } from './year-of.ts'

export const run: Run<'base-results copy'> = async (context, { year: from, newYear }) => {
  const { t, settings } = context
  const [copyOf, year] = [yearOf(context, from), yearOf(context, newYear)]
  await checkBody(context, 'baseResults.create', { year, copyOf })
  const client = await context.client()
  if (settings.dryRun) {
    const { years } = await client.baseResults.years()
    if (!years.some((each) => each.year === copyOf)) fail('base_year_not_found')
    if (years.some((each) => each.year === year)) fail('base_year_exists')
    return plan(context, [{ action: 'duplicate', what: `${copyOf} → ${year}` }])
  }
  const created = await once(context, {
    words: ['base-results copy', copyOf, year],
    isNew: false,
    send: (key) => client.baseResults.create({ body: { year, copyOf } }, { key }),
  })
  const { count } = created
  return item(created, [t('cli:baseYearCreated', { year: String(year), total: String(count) })])
}
