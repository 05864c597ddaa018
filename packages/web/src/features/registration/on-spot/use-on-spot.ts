import type { EventView } from '@polynya/contract'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { administers, useAdministers } from '../../../infrastructure/session/administers.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'
import { whyNotOnSpot } from '../../events/not-open.ts'
import { onSpotQuery } from './on-spot-query.ts'

/** Whether the caller may enter any swimmer: an administrator of the event in administrator mode. */
export function useMayEnterAnybody(event: EventView): boolean {
  const isOn = useAdministers()
  return administers(useUser(), event.region) && isOn
}

/** Whether the caller may enter swimmers at the venue now, whatever the state of registration. */
export function useMayEnterOnSpot(event: EventView): boolean {
  return useMayEnterAnybody(event) && whyNotOnSpot(event) === null
}

/** Loads the parts of an entry at the venue; undefined until they are there. */
export function useOnSpotParts() {
  return useQuery(onSpotQuery(useApp().words)).data
}
