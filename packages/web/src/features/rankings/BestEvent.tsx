import { BestEvent as Event } from '@polynya/ui'
import type { ComponentProps } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** Address of the results of an event. */
export const resultsHref = (id: number) => `${paths.viewEvent(id)}?tab=results`

/** The event, the day and the water of a best result, with a link to the results there. */
export const BestEvent = ({ best }: Pick<ComponentProps<typeof Event>, 'best'>) => (
  <Event best={best} eventHrefOf={resultsHref} />
)
