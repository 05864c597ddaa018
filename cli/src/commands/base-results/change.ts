import type { BaseResultsUpdate } from '@polynya/contract'
import { GENDERS } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item, type Result } from '../../context/result.ts'
import { checkBody } from '../../input/check-body.ts'

/** Sets and removes base results of a year: those that already are as given are not sent. */
export async function changeBaseResults(
  context: Context,
  year: number,
  wanted: BaseResultsUpdate['results'],
): Promise<Result> {
  const { t, settings } = context
  const client = await context.client()
  const before = await client.baseResults.get({ params: { year } })
  const timeOf = ({ gender, distCode }: Omit<(typeof wanted)[number], 'result'>) =>
    before.results.find((one) => one.gender === gender && one.distCode === distCode)?.result ?? null
  const results = wanted.filter((each) => each.result !== timeOf(each))
  if (results.length > 0) await checkBody(context, 'baseResults.update', { results })
  if (settings.dryRun) {
    return plan(
      context,
      results.map((each) => ({
        action: each.result === null ? 'remove' : 'update',
        what: `${each.distCode} ${t(`sport:genders.${GENDERS[each.gender]}`)}: ${timeOf(each) ?? '—'} → ${each.result ?? '—'}`,
        ...each,
      })),
    )
  }
  const after =
    results.length === 0
      ? before
      : await client.baseResults.update({ params: { year }, body: { results } }, { ifMatch: before.version })
  return item(after, [t('cli:baseResultsChanged', { year: String(year), total: String(results.length) })])
}
