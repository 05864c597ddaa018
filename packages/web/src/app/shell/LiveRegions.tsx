import { useApp } from '../../infrastructure/context/app-context.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'

/**
 * Announcements for screen readers: the regions are always rendered, because a region inserted with its text
 * is not read.
 */
export function LiveRegions() {
  const { polite, assertive } = useObservable(useApp().notifications.announced)
  return (
    <div className="visually-hidden">
      <div role="status">{polite}</div>
      <div aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </div>
  )
}
