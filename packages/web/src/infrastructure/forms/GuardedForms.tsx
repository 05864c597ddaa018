import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { UnsavedFormsContext } from './unsaved-forms.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

const NONE: ReadonlySet<string> = new Set()

/** Forms that are saved separately: the user must confirm leaving their page while one of them has unsaved changes. */
export function GuardedForms({
  children,
  isUnsaved = false,
  onDiscard,
}: {
  readonly children: ReactNode
  /** Whether the page has unsaved data besides its forms. */
  readonly isUnsaved?: boolean
  /** Called when the user confirms leaving the page with unsaved changes. */
  readonly onDiscard?: () => void
}) {
  const [unsaved, setUnsaved] = useState(NONE)
  const areDiscarded = useRef(false)
  const note = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(id) === isUnsaved) return before
      const others = [...before].filter((each) => each !== id)
      return new Set(isUnsaved ? [...others, id] : others)
    })
  }, [])
  const forms = useMemo(() => ({ note, areDiscarded }), [note])
  const question = useUnsavedGuard(isUnsaved || unsaved.size > 0, () => {
    areDiscarded.current = true
    onDiscard?.()
  })
  return (
    <UnsavedFormsContext value={forms}>
      {children}
      {question}
    </UnsavedFormsContext>
  )
}
