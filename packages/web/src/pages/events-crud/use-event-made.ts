import { useNavigate } from '@tanstack/react-router'
import { eventsChanged } from '../../features/events/events-changed.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** What comes after an event was made: the lists are old, and the new event is to be edited. */
export function useEventMade() {
  const { cache } = useApp()
  const navigate = useNavigate()
  return async ({ id }: { readonly id: number }) => {
    eventsChanged(cache)
    await navigate({ to: '/events-crud/$id', params: { id: String(id) } })
  }
}
