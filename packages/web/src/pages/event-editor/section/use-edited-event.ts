import type { EventUpdate, EventView } from '@polynya/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { eventsChanged } from '../../../features/events/events-changed.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

export interface EditedEvent {
  readonly event: EventView | null
  readonly error: unknown
  readonly isLoading: boolean
  /** Re-fetches the stored event; rejects if that fails. */
  readonly reload: () => Promise<EventView>
  /** Shows what was uploaded and described meanwhile, of whatever version; never rejects. */
  readonly reloadContent: () => Promise<void>
  /** Sends a subset of the version that is shown; a newer one that is stored refuses it. */
  readonly save: (body: EventUpdate) => Promise<void>
}

/**
 * The event in an editor. It is deliberately not revalidated: a version saved by another user must be refused
 * as a conflict, not overwritten, and is then loaded explicitly.
 */
export function useEditedEvent(id: number): EditedEvent {
  const { client, queryClient } = useApp()
  const [state, setState] = useState<Pick<EditedEvent, 'event' | 'error' | 'isLoading'>>(LOADING)
  const version = useRef<number | undefined>(undefined)

  const show = useCallback((event: EventView) => {
    version.current = event.version
    setState({ event, error: undefined, isLoading: false })
    return event
  }, [])

  const reload = useCallback(async () => {
    setState((last) => ({ ...last, isLoading: true }))
    try {
      return show(await client.events.view({ params: { id } }))
    } catch (error) {
      setState((last) => ({ ...last, error, isLoading: false }))
      throw error
    }
  }, [client, id, show])

  const reloadContent = useCallback(async () => {
    eventsChanged(queryClient)
    const stored = await client.events.view({ params: { id } }).catch(() => null)
    if (!stored) return
    const { poster, logoFile, descriptionHTML, documents } = stored
    const content = { poster, logoFile, descriptionHTML, documents }
    setState((last) => (last.event ? { ...last, event: { ...last.event, ...content } } : last))
  }, [client, queryClient, id])

  useEffect(() => {
    setState(LOADING)
    reload().catch(() => undefined)
  }, [reload])

  const save = useCallback(
    async (body: EventUpdate) => {
      const options = version.current === undefined ? {} : { ifMatch: version.current }
      const saved = await client.events.update({ params: { id }, body }, options)
      version.current = saved.version
      setState((last) => (last.event ? { ...last, event: { ...last.event, ...saved } } : last))
      eventsChanged(queryClient)
    },
    [client, queryClient, id],
  )

  return { ...state, reload, reloadContent, save }
}

const LOADING = { event: null, error: undefined, isLoading: true } as const
