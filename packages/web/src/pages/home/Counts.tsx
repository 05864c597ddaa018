import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** How many swim, and from how many countries; a dash until that is known. */
export function Counts() {
  const { t, formats } = useWords()
  const { data } = useQuery(useApp().queries.swimmerStatistics)
  const counts = [
    { name: 'participants', count: data?.total },
    { name: 'countries', count: data?.countries.length },
  ] as const
  return (
    <section className="counts" aria-label={t('home:counts.label')}>
      <dl className="counts-row">
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`home:counts.${name}`, { count: count ?? 0 })}</dt>
            <dd>{count === undefined ? '—' : formats.number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
