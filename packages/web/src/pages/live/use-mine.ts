import { type Followed, useFollowed } from '../../features/live/followed.ts'
import { userInEventQuery } from '../../features/registration/register-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

export interface Mine extends Followed {
  /** Registry IDs of the account's own swimmers and of those that this device follows. */
  readonly all: ReadonlySet<string>
}

export function useMine(eventId: number): Mine {
  const isSignedIn = useUser() !== null
  const { data } = useQuery({ ...userInEventQuery(useApp().client, eventId), enabled: isSignedIn })
  const followed = useFollowed(eventId)
  const own = isSignedIn && data ? data.swimmers.map(({ swimmer }) => swimmer.iwsaid) : []
  return { ...followed, all: new Set([...own, ...followed.iwsaids]) }
}
