import { SwimmerPhoto, swimmerName, useWords } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import '@polynya/ui/SwimmerPhoto.css'

/** The swimmer of the day; where there is none, there is nothing. */
export function FeaturedSwimmer() {
  const { t, language, formats } = useWords()
  const hrefOf = useModalHref()
  const swimmer = useQuery(useApp().queries.featuredSwimmer).data?.swimmer
  if (!swimmer) return null
  const { main } = swimmerName(swimmer, language)
  const { country, city, club } = swimmer.swimmerInfo
  return (
    <section className="home-card featured-swimmer" aria-labelledby="featured-swimmer">
      <h2 id="featured-swimmer">{t('home:featuredSwimmer.heading')}</h2>
      <div className="featured-swimmer-row">
        <SwimmerPhoto swimmer={swimmer} />
        <div>
          <p className="featured-swimmer-name">
            <a href={hrefOf(swimmer.iwsaid)} lang={main.lang}>
              {main.text}
            </a>
          </p>
          <p>{[formats.country(country), city, club].filter(Boolean).join(' · ')}</p>
          <p className="featured-swimmer-id">{swimmer.iwsaid}</p>
        </div>
      </div>
    </section>
  )
}
