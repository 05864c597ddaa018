import type { EventView, User } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useRegionName } from '../../features/places/use-regions.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { administers } from '../../infrastructure/session/administers.ts'

/** Explains to an account why it does not administer an event: its regions and the region of the event. */
export function Refused({ user, event }: { readonly user: User; readonly event: EventView }) {
  const { t } = useWords()
  return (
    <div className="page manage-refused">
      <h1 tabIndex={-1}>{t('eventManage:refused.heading')}</h1>
      {administers(user, event.region) ? (
        <p>{t('eventManage:refused.setup')}</p>
      ) : (
        <>
          <p>{event.region ? <RegionText region={event.region} /> : t('eventManage:refused.noRegion')}</p>
          <Rights user={user} />
        </>
      )}
      <p className="buttons">
        <a className="button" href={paths.viewEvent(event.id)}>
          {t('eventManage:refused.view')}
        </a>
      </p>
    </div>
  )
}

function RegionText({ region }: { readonly region: string }) {
  const { t } = useWords()
  return t('eventManage:refused.ofRegion', { region: useRegionName(region) ?? region })
}

function Rights({ user }: { readonly user: User }) {
  const { t } = useWords()
  if (user.isAdmin !== 1 && user.isSuperAdmin !== 1) return <p>{t('eventManage:refused.noRole')}</p>
  return (
    <>
      <p>{t('eventManage:refused.yours')}</p>
      <ul>
        {user.regions?.map((region) => (
          <li key={region}>
            <RegionName region={region} />
          </li>
        ))}
      </ul>
    </>
  )
}

const RegionName = ({ region }: { readonly region: string }) => useRegionName(region)
