import type { Swimmer } from '@polynya/contract'
import { DepthRings, LaneRope, SwimmerPhoto, swimmerName, useWords } from '@polynya/ui'
import { canEditQuery } from '../../features/swimmers/swimmer-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { ShareButton } from './ShareButton.tsx'

/** The head of a swimmer's page: who it is, on water of their own, and what can be done. */
export function SwimmerBand({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, language, formats } = useWords()
  const { main, other } = swimmerName(swimmer, language)
  const canEdit = useCanEdit(swimmer)
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
            <p className="buttons">
              {canEdit && (
                <a className="button" data-kind="ice" href={paths.editSwimmer(swimmer.id)}>
                  {t('swimmerPages:profile.edit')}
                </a>
              )}
              <ShareButton iwsaid={swimmer.iwsaid} name={main.text} />
            </p>
          </div>
        </div>
      </div>
      <LaneRope />
    </>
  )
}

/** Whether the user may change a swimmer; no request is made for visitors. */
function useCanEdit({ id }: Swimmer): boolean {
  const { client } = useApp()
  const user = useUser()
  const { data } = useQuery({ ...canEditQuery(client, id), enabled: user !== null })
  return data?.canEdit ?? false
}
