import type { EventCard } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The poster of the event to come, where it has one. */
export function Poster({ event }: { readonly event: EventCard | undefined }) {
  const { t, language } = useWords()
  if (!event?.poster) return null
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })?.text ?? ''
  return (
    <section className="home-card" aria-label={t('home:poster')}>
      <a className="home-poster" href={paths.viewEvent(event.id)}>
        <img src={event.poster} alt={t('events:card.poster', { name })} loading="lazy" />
      </a>
    </section>
  )
}
