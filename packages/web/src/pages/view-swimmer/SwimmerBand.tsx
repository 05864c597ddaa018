import type { Swimmer } from '@polynya/contract'
import { DepthRings, LaneRope, SwimmerPhoto, swimmerName, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'

interface Props {
  readonly swimmer: Swimmer
  /** The actions, such as sharing the page. */
  readonly children: ReactNode
}

/** The head of a swimmer's page: name, photo and actions on water of their own. */
export function SwimmerBand({ swimmer, children }: Props) {
  const { t, language, formats } = useWords()
  const { main, other } = swimmerName(swimmer, language)
  return (
    <>
      <div className="event-band swimmer-band">
        <DepthRings seed={swimmer.id} rings={9} ratio={3} centre={[0.2, 0.5]} />
        <div className="event-band-row">
          <SwimmerPhoto swimmer={swimmer} />
          <div className="event-band-text">
            <p className="event-band-back">
              <a href={paths.swimmers}>{t('swimmerPages:profile.back')}</a>
            </p>
            <h1 lang={main.lang}>{main.text}</h1>
            {other && (
              <p className="event-band-when" lang={other.lang}>
                {other.text}
              </p>
            )}
            <p>
              {swimmer.iwsaid} · {formats.country(swimmer.swimmerInfo.country)}
            </p>
            <p className="buttons">{children}</p>
          </div>
        </div>
      </div>
      <LaneRope />
    </>
  )
}
