/**
 * What a widget needs besides its first data: what it shows where something fails, and what it does while the page
 * stays open. The part has its texts in both languages, as it loads when the network may be about to fail.
 */

import { focusOn, useWords, WordsProvider } from '@polynya/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { DataState } from '../data-state.ts'
import type { Failure } from '../event-types.ts'
import type { WidgetHost } from '../widget-host.ts'
import { wordsOf } from '../words-of.ts'
import { type FailedProps, FailedState } from './FailedState.tsx'
import { StaleNote } from './StaleNote.tsx'
import en from './texts.en.json'
import ru from './texts.ru.json'
import { useRefresh } from './use-refresh.ts'
import { useWarnings } from './use-warnings.ts'
import type { Warning } from './warnings.ts'

export interface UpkeepProps extends Warning {
  readonly host: WidgetHost
  readonly state: DataState
  /** Why there are no data, or only stale ones. */
  readonly reason: Failure | null
  readonly read: () => void
}

export { read } from '../read-data.ts'

/** Loads data again, warns of what is wrong with the tag, and says what has failed. */
export function Upkeep({ state, reason, read, ...tag }: UpkeepProps) {
  const { body, at, failure, isReading } = state
  useRefresh(read, state)
  useWarnings(tag)
  const retry = useFocusAfterRetry(tag.host, body !== null, read)
  if (body !== null)
    return (
      failure &&
      at !== null && (
        <InOwnWords>
          <StaleNote at={at} />
        </InOwnWords>
      )
    )
  if (!reason) return null
  return (
    <Failed
      failure={reason}
      problem={tag.problems.find(({ isFatal }) => isFatal)}
      isRetrying={isReading && reason === failure}
      onRetry={retry}
    />
  )
}

/** `FailedState` in the words of this part. */
export const Failed = (props: FailedProps) => (
  <InOwnWords>
    <FailedState {...props} />
  </InOwnWords>
)

const TEXTS = { ru, en }

/** Rendered again only with what it shows, so that its words need no memo. */
function InOwnWords({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  return <WordsProvider value={wordsOf(words, TEXTS[words.language])}>{children}</WordsProvider>
}

/** Returns the function that the retry button calls. The button is gone once there are data: the focus moves there. */
function useFocusAfterRetry(host: WidgetHost, hasData: boolean, read: () => void) {
  const isRetried = useRef(false)
  useLayoutEffect(() => {
    if (hasData && isRetried.current) focusOn(host.shadowRoot?.querySelector<HTMLElement>('.r'))
    if (hasData) isRetried.current = false
  }, [host, hasData])
  return () => {
    isRetried.current = true
    read()
  }
}
