import { useNavigate } from '@tanstack/react-router'
import { eventsChanged } from '../../features/events/events-changed.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Returns a function to call after an event is created: it invalidates the lists and opens the editor. */
export function useEventMade() {
  const { queryClient } = useApp()
  const navigate = useNavigate()
  return async ({ id }: { readonly id: number }) => {
    eventsChanged(queryClient)
    await navigate({ href: paths.manageEvent(id, 'setup') })
  }
}
