import type { Swimmer } from '@polynya/contract'
import { SwimmerCard, useWords } from '@polynya/ui'
import { useRegionsOf } from '../../features/places/use-places.ts'
import { SupportLink } from '../../features/swimmer-forms/SupportLink.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import '@polynya/ui/SwimmerCard.css'
import '@polynya/ui/SwimmerPhoto.css'

/** Read-only profile, with the reason why it cannot be changed and the possible actions. */
export function ReadView({
  swimmer,
  reason,
}: {
  readonly swimmer: Swimmer
  readonly reason: 'swimmer_of_another' | 'swimmer_unlinked'
}) {
  const { t } = useWords()
  const today = useToday()
  const { country, regionCode } = swimmer.swimmerInfo
  const region = useRegionsOf(country).options.find(({ value }) => value === regionCode)?.text ?? null
  return (
    <div className="read-view">
      <div className="state">
        <p className="state-title">{t('profile:edit.denied')}</p>
        <p>{t(`errors:reasons.${reason}`)}</p>
        <p className="buttons">
          {reason === 'swimmer_unlinked' ? (
            <a className="button" data-kind="primary" href={paths.viewSwimmer(swimmer.iwsaid)}>
              {t('profile:edit.claim')}
            </a>
          ) : (
            <>
              <SupportLink />
              <a className="button" href={paths.viewSwimmer(swimmer.iwsaid)}>
                {t('profile:edit.view')}
              </a>
            </>
          )}
        </p>
      </div>
      <SwimmerCard swimmer={swimmer} region={region} today={today} />
    </div>
  )
}
