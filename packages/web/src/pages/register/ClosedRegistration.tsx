import { registrationCan } from '@polynya/domain'
import { Skeleton } from '@polynya/ui'
import type { ComponentProps } from 'react'
import { waitingQuery } from '../../features/orders/order-queries.ts'
import { isOffered } from '../../features/registration/basket/basket.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { BasketSteps } from './BasketSteps.tsx'
import { NotOpen } from './NotOpen.tsx'

type Props = ComponentProps<typeof NotOpen> & Pick<ComponentProps<typeof BasketSteps>, 'search'>

/** While registration is not open: the steps for a place that the waiting list offers, otherwise the reason. */
export function ClosedRegistration({ search, ...closed }: Props) {
  const { event } = closed
  const user = useUser()
  const { client } = useApp()
  const mayBeOffered =
    user !== null && event.eventState === 'planned' && registrationCan[event.registration.state].takeOffered
  const { data, error } = useQuery({ ...waitingQuery(client), enabled: mayBeOffered })
  if (!mayBeOffered || error) return <NotOpen {...closed} />
  if (!data) return <Skeleton shape="line" count={8} />
  const offered = data.entries.filter((entry) => entry.eventId === event.id && isOffered(entry))
  if (offered.length === 0) return <NotOpen {...closed} />
  const steps = { event, search, accountId: user.id, offered }
  return <BasketSteps key={`${user.id} ${event.id}`} {...steps} />
}
