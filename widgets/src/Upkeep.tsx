/** `Upkeep` and `Failed`, which load once the first data are shown or have failed. Self-contained files contain them. */

import { useDrawing } from '@polynya/ui'
import { useEffect } from 'react'
import { Pending } from './Pending.tsx'
import type { FailedProps } from './upkeep/FailedState.tsx'
import type { UpkeepProps } from './upkeep/Upkeep.tsx'
import { loadUpkeep } from './upkeep-on-demand.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

/** What a widget needs besides its first data. */
export function Upkeep(props: UpkeepProps) {
  const hasData = props.state.body !== null
  const hasFailed = props.reason !== null && !hasData
  const [part] = useLoaded(loadUpkeep, hasData || hasFailed)
  if (part) return <part.Upkeep {...props} />
  return hasFailed && <FailedSoon part={part} onRetry={props.read} />
}

/** Says what has failed. Until that is possible, the fallback content of the tag is shown as while data load. */
export function Failed(props: FailedProps) {
  const [part] = useLoaded(loadUpkeep)
  return part ? <part.Failed {...props} /> : <FailedSoon part={part} />
}

interface SoonProps {
  readonly part: Loaded<object>
  /** Tries again, once the page is online. */
  readonly onRetry?: () => void
}

/** The place of what has failed, while the code to say so loads. */
function FailedSoon({ part, onRetry }: SoonProps) {
  useEffect(() => {
    if (!onRetry) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  // The host hears of it once the visitor sees it, or cannot.
  useDrawing(part === null ? 'some' : 'nothing')
  return <Pending />
}
