import type { EventCard } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../../infrastructure/addresses/paths.ts'

/** The next events of an administrator, with links to what is done most. */
export function Administered({ events }: { readonly events: readonly EventCard[] }) {
  const { t } = useWords()
  return (
    <section aria-labelledby="administered">
      <h2 id="administered">{t('overview:administered.heading')}</h2>
      <ul className="account-rows">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

const ACTIONS = ['desk', 'mail', 'manage'] as const

function EventRow({ event }: { readonly event: EventCard }) {
  const { t, formats, language } = useWords()
  const { id, startDate, endDate } = event
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const addresses = {
    desk: paths.manageEvent(id, 'desk'),
    mail: paths.manageEvent(id, 'mail'),
    manage: paths.manageEvent(id),
  }
  return (
    <li>
      <div>
        <a href={paths.viewEvent(id)} lang={name?.lang}>
          {name?.text}
        </a>{' '}
        {!event.public && (
          <span className="tag" data-tone="warn">
            {t('overview:administered.draft')}
          </span>
        )}
        <p>
          {startDate ? formats.dateRange(startDate, endDate ?? startDate) : t('events:card.datesUnknown')}
        </p>
      </div>
      <div className="buttons">
        {ACTIONS.map((action) => (
          <a key={action} className="button" href={addresses[action]}>
            <span aria-hidden="true">{t(`overview:administered.${action}`)}</span>
            <span className="visually-hidden">
              {t('overview:administered.of', {
                action: t(`overview:administered.${action}`),
                event: name?.text ?? '',
              })}
            </span>
          </a>
        ))}
      </div>
    </li>
  )
}
