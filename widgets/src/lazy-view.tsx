import { type ComponentType, useEffect, useRef, useState } from 'react'
import { adoptMore } from './styles.ts'

interface LoadedView<Props> {
  readonly View: ComponentType<Props>
  /** Style sheets that only this view needs. */
  readonly styles: readonly string[]
}

type Load<Props> = () => Promise<LoadedView<Props>>

/**
 * Wraps a view whose code is loaded on first render. If loading fails, the widget's error boundary shows the
 * error.
 */
export const lazyView =
  <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  (props) => <LazyView load={load} props={props} />

function LazyView<Props extends object>({
  load,
  props,
}: {
  readonly load: Load<Props>
  readonly props: Props
}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ readonly View?: ComponentType<Props> } | null>(null)
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot
    load().then(
      ({ View, styles }) => {
        adoptMore(root, styles)
        setLoaded({ View })
      },
      () => setLoaded({}),
    )
  }, [load])
  if (loaded === null) return <div ref={place} />
  if (!loaded.View) throw new Error('The code of the view failed to load')
  return <loaded.View {...props} />
}
