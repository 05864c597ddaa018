import type { EventCard, Overview } from '@polynya/contract'
import { EventStatus, inLanguage, useWords } from '@polynya/ui'
import { enteredName } from '../../../features/orders/order-text.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'

/** Swimmers shown; the list of swimmers has them all. */
const SHOWN = 8

export function OwnSwimmers({ swimmers }: { readonly swimmers: Overview['swimmers'] }) {
  const { t, language } = useWords()
  return (
    <section className="home-card" aria-labelledby="own-swimmers">
      <h2 id="own-swimmers">{t('overview:swimmers.heading')}</h2>
      <ul className="account-links">
        {swimmers.slice(0, SHOWN).map((swimmer) => {
          const name = enteredName(swimmer, language)
          return (
            <li key={swimmer.id}>
              <a
                href={swimmer.isConfirmed ? paths.viewSwimmer(swimmer.iwsaid) : paths.editSwimmer(swimmer.id)}
                lang={name.lang}
              >
                {name.text}
              </a>{' '}
              {!swimmer.isConfirmed && (
                <span className="tag" data-tone="warn">
                  {t('overview:swimmers.unconfirmed')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="account-more">
        <a href={paths.swimmersOf('my')}>{t('overview:swimmers.all')}</a>
        <a href={paths.createSwimmer}>{t('overview:swimmers.add')}</a>
      </p>
    </section>
  )
}

/** Upcoming events that the account follows. */
export function FollowedEvents({ events }: { readonly events: readonly EventCard[] }) {
  const { t, language } = useWords()
  return (
    <section className="home-card" aria-labelledby="followed">
      <h2 id="followed">{t('overview:followed.heading')}</h2>
      <ul className="account-links">
        {events.map((event) => {
          const name = inLanguage(language, { ru: event.name, en: event.nameEn })
          return (
            <li key={event.id}>
              <a href={paths.viewEvent(event.id)} lang={name?.lang}>
                {name?.text}
              </a>{' '}
              <EventStatus event={event} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
