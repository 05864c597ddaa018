import { GENDERS } from '@polynya/domain'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { yearOf } from './year-of.ts'

export const run: Run<'base-results get'> = async (context, { year }) => {
  const { t } = context
  const client = await context.client()
  const { results } = await client.baseResults.get({ params: { year: yearOf(context, year) } })
  return rows(
    results,
    [
      { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
      {
        title: t('cli:label.gender'),
        of: ({ gender }) => gender,
        shown: ({ gender }) => t(`sport:genders.${GENDERS[gender]}`),
      },
      { title: t('cli:label.time'), of: ({ result }) => result, right: true },
    ],
    t('cli:noBaseResults', { year }),
  )
}
