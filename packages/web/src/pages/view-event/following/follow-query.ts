import type { UserInEvent } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../../infrastructure/api/query-cache.ts'

/** What the account has in an event: whether it follows it, too. */
export const userInEventQuery = ({ events }: Client, id: number): Query<UserInEvent> => ({
  key: `events.userInEvent:${id}`,
  load: (signal) => events.userInEvent({ params: { id } }, { signal }),
})
