import type { UserInEvent } from '@polynya/contract'
import { takesPlace } from '@polynya/domain'
import { userInEventQuery } from '../../../features/registration/register-queries.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'

export interface OwnEntries extends UserInEvent {
  /** Number of distances on which places are taken. */
  readonly entered: number
}

/** The account's own entries and unpaid orders in an event; null for visitors, and until they are loaded. */
export function useOwnEntries(eventId: number): OwnEntries | null {
  const isSignedIn = useUser() !== null
  const { data } = useQuery({ ...userInEventQuery(useApp().client, eventId), enabled: isSignedIn })
  if (!isSignedIn || !data) return null
  const entries = data.swimmers.flatMap((each) => each.entries)
  return { ...data, entered: entries.filter(({ state }) => takesPlace(state)).length }
}
