import { useDrawing, useWords } from '@polynya/ui'
import { useEffect, useState } from 'react'

/** After this time without data, the fallback content of the tag is shown again. */
const LATE_MS = 4_000

/** The place of data that have not arrived; after a while with the fallback content, usually a link to the same page. */
export function Pending() {
  // Not nothing: the report that data are loading does not wait for them.
  useDrawing('some')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div className="pending">{isLate && <slot />}</div>
}

/** `Pending` with its announcement to screen readers. */
export function PendingData() {
  const { t } = useWords()
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('widgets:loading')}
      </p>
      <Pending />
    </>
  )
}
