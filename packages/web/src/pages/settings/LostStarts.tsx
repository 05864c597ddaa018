import type { Start } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { overviewQuery } from '../../features/orders/overview-query.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** The paid coming starts that the deletion of the account cancels, by event; nothing if it has none. */
export function LostStarts() {
  const { t } = useWords()
  return (
    <Loaded query={overviewQuery(useApp().client)} failed={t('account:data.startsFailed')} rows={1}>
      {({ starts }) => <PaidStarts starts={starts} />}
    </Loaded>
  )
}

function PaidStarts({ starts }: { readonly starts: readonly Start[] }) {
  const { t } = useWords()
  const paid = starts.filter(({ entry }) => entry.state === 'confirmed')
  const byEvent = [...Map.groupBy(paid, ({ event }) => event.id).values()]
  if (byEvent.length === 0) return null
  return (
    <div>
      <p>{t('account:data.startsLost')}</p>
      <ul>
        {byEvent.map((some) => (
          <EventLine key={some[0]?.event.id} starts={some} />
        ))}
      </ul>
      <p>
        {t('account:data.startsRefund')} <a href={paths.orders}>{t('account:data.startsOrders')}</a>
      </p>
    </div>
  )
}

function EventLine({ starts }: { readonly starts: readonly Start[] }) {
  const { t, language, formats } = useWords()
  const [first] = starts
  if (!first) return null
  const { name, nameEn, startDate, endDate } = first.event
  const shown = inLanguage(language, { ru: name, en: nameEn })
  return (
    <li>
      <strong lang={shown?.lang}>{shown?.text}</strong>
      {startDate && `, ${formats.dateRange(startDate, endDate ?? startDate)}`}
      {': '}
      {t('account:data.starts', { count: starts.length })}
    </li>
  )
}
