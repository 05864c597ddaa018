import type { Order } from '@polynya/contract'
import { type DistCode, findDistCode, type TeamRef, takesPlace } from '@polynya/domain'

/** A relay team of an order. */
export interface OrderedTeam {
  readonly entryId: number
  readonly ref: TeamRef
}

/** Returns the relay teams of an order that have not been cancelled. */
export const teamsOf = ({ orderContent }: Order): OrderedTeam[] =>
  orderContent.flatMap(({ swimmer, entries }) =>
    entries.flatMap(({ id, teamId, state, distCode, offerId, eventId }) => {
      const code: DistCode | null = findDistCode(distCode)
      if (teamId === null || code === null || !takesPlace(state)) return []
      return [{ entryId: id, ref: { captainId: swimmer.id, distCode: code, offerId, eventId } }]
    }),
  )
