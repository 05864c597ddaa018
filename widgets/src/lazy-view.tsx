import { useDrawing } from '@polynya/ui'
import { type ComponentType, useCallback, useRef } from 'react'
import { dispatch } from './dispatch.ts'
import type { Failure } from './event-types.ts'
import { adoptMore } from './styles.ts'
import { Failed } from './Upkeep.tsx'
import { useLoaded } from './use-loaded.ts'

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
  const loadHere = useCallback(async () => {
    const root = place.current?.getRootNode() as ShadowRoot
    try {
      const loaded = await load()
      adoptMore(root, loaded.styles)
      return loaded
    } catch (problem) {
      dispatch(root.host, 'error', NOT_LOADED)
      throw problem
    }
  }, [load])
  const [loaded, start] = useLoaded(loadHere)
  useDrawing(loaded ? 'all' : 'some')
  if (loaded) return <loaded.View {...props} />
  return <div ref={place}>{loaded === null && <Failed failure={NOT_LOADED} onRetry={start} />}</div>
}
