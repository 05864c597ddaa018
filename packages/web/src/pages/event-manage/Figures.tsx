import type { EventView } from '@polynya/contract'
import { minorOf } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { Fragment } from 'react'
import { ContentSection } from '../../features/event-content/ContentSection.tsx'
import { moneyQuery } from '../../features/event-entrants/money-query.ts'
import { registrationsCount } from '../../features/registration/registrations-query.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** How many are registered and arrived, and how much money came in; each with the way to its tab. */
export function Figures({ event: { id } }: { readonly event: EventView }) {
  const { t, formats } = useWords()
  const { client } = useApp()
  return (
    <ContentSection id="manage-figures" heading={t('eventManage:figures.heading')} level={2}>
      <dl className="manage-figures">
        <Loaded query={registrationsCount(client, id, {})} failed={t('registrations:failed')} rows={1}>
          {({ total, checkedIn }) => (
            <>
              <Figure
                label={t('eventManage:figures.registered')}
                value={formats.number(total)}
                href={paths.manageEvent(id, 'entries')}
              />
              <Figure
                label={t('eventManage:figures.checkedIn')}
                value={formats.number(checkedIn)}
                href={paths.manageEvent(id, 'desk')}
              />
            </>
          )}
        </Loaded>
        <Loaded query={moneyQuery(client, id)} failed={t('eventMoney:failed')} rows={1}>
          {({ currencies }) =>
            currencies.map(({ currency, net, unpaid }) => (
              <Fragment key={currency}>
                <Figure
                  label={t('eventManage:figures.net')}
                  value={formats.money(minorOf(net), currency)}
                  href={paths.manageEvent(id, 'money')}
                />
                <Figure
                  label={t('eventManage:figures.unpaid')}
                  value={formats.money(minorOf(unpaid.amount), currency)}
                  href={`${paths.manageEvent(id, 'entries')}?isPaid=false`}
                />
              </Fragment>
            ))
          }
        </Loaded>
      </dl>
    </ContentSection>
  )
}

function Figure(props: { readonly label: string; readonly value: string; readonly href: string }) {
  return (
    <div className="manage-figure">
      <dt>
        <a href={props.href}>{props.label}</a>
      </dt>
      <dd>{props.value}</dd>
    </div>
  )
}
