import type { EventView } from '@polynya/contract'
import { createContext, useContext } from 'react'

export const ManagedEventContext = createContext<EventView | null>(null)

/** The event that the tabs of its management page are about. Only for use within that page. */
export function useManagedEvent(): EventView {
  const event = useContext(ManagedEventContext)
  if (!event) throw new Error('A tab of the management page is rendered outside of it.')
  return event
}
