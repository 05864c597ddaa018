import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'

interface Props {
  /** What has happened. */
  readonly heading: string
  readonly children: ReactNode
}

/** What takes the place of a form that was sent: its heading takes the focus and the title. */
export function Arrival({ heading, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  usePageTitle({ name: heading })
  return (
    <div className="arrival">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  )
}
