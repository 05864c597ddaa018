import { useWords } from '@polynya/ui'
import { useDeferredValue, useMemo } from 'react'
import { removedParts } from './html-changes.ts'

/** Warns which parts of an HTML text will be removed. */
export function RemovedNote({ html }: { readonly html: string }) {
  const { t } = useWords()
  const settled = useDeferredValue(html)
  const parts = useMemo(() => removedParts(settled), [settled])
  return (
    <p role="status" className="content-notice">
      {parts.length > 0 && t('eventContent:descriptions.willGo', { parts: parts.join(', ') })}
    </p>
  )
}
