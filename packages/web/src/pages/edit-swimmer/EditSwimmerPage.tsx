import type { Swimmer } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { canEditQuery, ownProfile } from '../../features/swimmers/swimmer-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { SignedOut } from '../../infrastructure/components/SignedOut.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { EditSections } from './EditSections.tsx'
import { ReadView } from './ReadView.tsx'
import { EditedVersion } from './use-save-swimmer.ts'
import '../../features/settings-sections/settings.css'
import '../../features/swimmer-forms/profiles.css'

const route = getRouteApi('/edit-swimmer/$id')

/**
 * A profile in parts that are saved separately; without the right to change it, a read-only profile and the
 * reason.
 */
export function EditSwimmerPage() {
  const { t } = useWords()
  const user = useUser()
  const id = Number(route.useParams().id)
  return (
    <div className="page settings edit-swimmer">
      <h1>{t('profile:edit.heading')}</h1>
      {user ? (
        <Loaded key={`${user.id}:${id}`} id={id} />
      ) : (
        <SignedOut text={t('profile:edit.signedOut')} next={paths.editSwimmer(id)} />
      )}
    </div>
  )
}

function Loaded({ id }: { readonly id: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const swimmer = useQuery(ownProfile(client, id))
  const right = useQuery(canEditQuery(client, id))
  const error = swimmer.error ?? right.error
  if (swimmer.data && right.data) return <Shown swimmer={swimmer.data} reason={right.data.reason} />
  if (error === null) return <Skeleton shape="line" count={12} />
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title={t('profile:edit.notFound')}>
        <p>{t('profile:edit.notFoundText')}</p>
        <p className="buttons">
          <a className="button" href={paths.swimmersOf('my')}>
            {t('profile:similar.mine')}
          </a>
        </p>
      </EmptyState>
    )
  }
  return (
    <LoadFailed
      title={t('profile:edit.failed')}
      error={error}
      isRetrying={swimmer.isFetching || right.isFetching}
      onRetry={() => {
        swimmer.refetch()
        right.refetch()
      }}
    />
  )
}

function Shown({
  swimmer,
  reason,
}: {
  readonly swimmer: Swimmer
  /** Why it cannot be changed; null where it can. */
  readonly reason: 'swimmer_of_another' | 'swimmer_unlinked' | null
}) {
  const version = useRef(swimmer.version)
  if (reason) return <ReadView swimmer={swimmer} reason={reason} />
  return (
    <GuardedForms>
      <EditedVersion value={version}>
        <EditSections swimmer={swimmer} />
      </EditedVersion>
    </GuardedForms>
  )
}
