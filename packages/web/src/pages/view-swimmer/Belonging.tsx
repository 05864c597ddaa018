import type { Swimmer } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { lazy, Suspense, useState } from 'react'
import { canEditQuery } from '../../features/swimmers/swimmer-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { ClaimCard, ClaimSignIn } from './ClaimCard.tsx'
import { LazyUnconfirmed } from './lazy-unconfirmed.ts'

/** Forms are fetched for the few who need them. */
const ClaimForm = lazy(async () => ({ default: (await import('./ClaimForm.tsx')).ClaimForm }))

interface Props {
  readonly swimmer: Swimmer
}

/** Ownership of the profile, if it is open: to be confirmed, to be claimed, or of another account. */
export function Belonging({ swimmer }: Props) {
  if (swimmer.i_status === 0) {
    return (
      <Suspense fallback={null}>
        <LazyUnconfirmed swimmer={swimmer} />
      </Suspense>
    )
  }
  return swimmer.link === 'linked' ? <Elsewhere swimmer={swimmer} /> : <Claim swimmer={swimmer} />
}

function Claim({ swimmer }: Props) {
  const { t } = useWords()
  const user = useUser()
  const { words } = useApp()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    await words.load(['errors', 'fields'])
    setOpen(true)
  }

  return (
    <ClaimCard swimmer={swimmer}>
      {!user && <ClaimSignIn swimmer={swimmer} />}
      {user && !isOpen && <Button onClick={open}>{t('swimmerPages:claim.open')}</Button>}
      {user && isOpen && (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <ClaimForm swimmer={swimmer} />
        </Suspense>
      )}
    </ClaimCard>
  )
}

/** An account that may not change the profile is shown the reason. */
function Elsewhere({ swimmer }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const user = useUser()
  const { data } = useQuery({ ...canEditQuery(client, swimmer.id), enabled: user !== null })
  if (data?.reason !== 'swimmer_of_another') return null
  return (
    <div className="page belonging">
      <p className="note">{t('swimmerPages:profile.linkedElsewhere')}</p>
    </div>
  )
}
