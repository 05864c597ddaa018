import type { BaseYear } from '@polynya/contract'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'base-results list'> = async (context) => {
  const { t } = context
  const { years } = await (await context.client()).baseResults.years()
  const stateOf = ({ active }: BaseYear) => t(active ? 'cli:yearActive' : 'cli:yearInactive')
  return rows(
    years,
    [
      { title: t('cli:label.year'), of: ({ year }) => year, right: true },
      { title: t('cli:label.state'), of: stateOf },
      { title: t('cli:label.since'), of: ({ activeFrom }) => activeFrom },
      { title: t('cli:label.distances'), of: ({ count }) => count, right: true },
    ],
    t('cli:noBaseYears'),
  )
}
