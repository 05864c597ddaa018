import { useDrawing } from '@polynya/ui'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { dispatch } from './dispatch.ts'
import type { Failure } from './event-types.ts'
import { adoptMore } from './styles.ts'
import { Failed } from './Upkeep.tsx'

interface LoadedView<Props> {
  readonly View: ComponentType<Props>
  /** Style sheets that only this view needs. */
  readonly styles: readonly string[]
}

type Load<Props> = () => Promise<LoadedView<Props>>

const NOT_LOADED: Failure = { code: 'load', status: null, retryable: true }

/**
 * Wraps a view whose code is loaded on first render. If loading fails, offers to try again, and does when the page is
 * online.
 */
export const lazyView =
  <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  (props) => <LazyView load={load} props={props} />

interface LazyProps<Props> {
  readonly load: Load<Props>
  readonly props: Props
}

function LazyView<Props extends object>({ load, props }: LazyProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ readonly View?: ComponentType<Props> } | null>(null)
  useDrawing(loaded?.View ? 'all' : 'some')
  const start = useCallback(() => {
    if (!place.current) return
    const root = place.current.getRootNode() as ShadowRoot
    load().then(
      ({ View, styles }) => {
        adoptMore(root, styles)
        setLoaded({ View })
      },
      () => {
        setLoaded({})
        dispatch(root.host, 'error', NOT_LOADED)
      },
    )
  }, [load])
  useEffect(() => {
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [start])
  if (loaded?.View) return <loaded.View {...props} />
  return <div ref={place}>{loaded && <Failed failure={NOT_LOADED} onRetry={start} />}</div>
}
