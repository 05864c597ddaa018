import { type ComponentType, useEffect, useRef, useState } from 'react'
import { adoptMore } from './styles.ts'

interface Half<Props> {
  readonly View: ComponentType<Props>
  /** Style sheets that nothing else in the widget needs. */
  readonly styles: readonly string[]
}

type Load<Props> = () => Promise<Half<Props>>

/** A component whose code comes when it is first shown. Where it does not come, the widget says that it broke. */
export const comesLater =
  <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  (props) => <Later load={load} props={props} />

function Later<Props extends object>({ load, props }: { readonly load: Load<Props>; readonly props: Props }) {
  const place = useRef<HTMLDivElement>(null)
  const [came, setCame] = useState<{ readonly View?: ComponentType<Props> } | null>(null)
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot
    load().then(
      ({ View, styles }) => {
        adoptMore(root, styles)
        setCame({ View })
      },
      () => setCame({}),
    )
  }, [load])
  if (came === null) return <div ref={place} />
  if (!came.View) throw new Error('Code did not come')
  return <came.View {...props} />
}
