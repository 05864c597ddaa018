import { BASE_RESULT_COLUMNS } from '@polynya/domain'
import { csvOf } from '@polynya/i18n/csv'
import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { yearOf } from './year-of.ts'

/** The columns that the import reads. */
export const run: Run<'base-results export'> = async (context, { year }) => {
  const client = await context.client()
  const { results } = await client.baseResults.get({ params: { year: yearOf(context, year) } })
  return plain(
    csvOf(
      [BASE_RESULT_COLUMNS, ...results.map(({ gender, distCode, result }) => [gender, distCode, result])],
      'international',
    ),
  )
}
