import type { EventView } from '@polynya/contract'
import { JUDGE_CREDIT_CODES } from '@polynya/domain'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** The exams of an event that sells judge credits; their code and calls are loaded only for accounts there. */
export function LazyEventExams({ event }: { readonly event: EventView }) {
  const user = useUser()
  const sells = event.programData.some(({ children }) =>
    children.some(({ distCode }) => JUDGE_CREDIT_CODES.has(distCode)),
  )
  return user && sells ? <Exams eventId={event.id} /> : null
}

function Exams({ eventId }: { readonly eventId: number }) {
  const { client, words } = useApp()
  const { data } = useQuery(
    queryOptions({
      queryKey: keys.judgeTests.inEvent(eventId),
      async queryFn({ signal }) {
        const [{ offers }, { EventExams }] = await Promise.all([
          client.events.userJOfferInEvent({ params: { id: eventId } }, { signal }),
          import('../../features/judge-tests/EventExams.tsx'),
          words.load(['judgeTests', 'sport', 'messages', 'errors']),
        ])
        return { offers, EventExams }
      },
    }),
  )
  return data && data.offers.length > 0 ? <data.EventExams exams={data.offers} /> : null
}
