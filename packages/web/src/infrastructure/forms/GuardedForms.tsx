import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type UnsavedForm, UnsavedFormsContext, UnsavedListContext } from '../context/unsaved-forms.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

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
  const [unsaved, setUnsaved] = useState<readonly UnsavedForm[]>([])
  const areDiscarded = useRef(false)
  const forms = useMemo(() => {
    const without = (list: readonly UnsavedForm[], id: string) => list.filter((form) => form.id !== id)
    return {
      note: (form: UnsavedForm) => setUnsaved((list) => [...without(list, form.id), form]),
      clear: (id: string) => setUnsaved((list) => without(list, id)),
      areDiscarded,
    }
  }, [])
  const question = useUnsavedGuard(isUnsaved || unsaved.length > 0, () => {
    areDiscarded.current = true
    onDiscard?.()
  })
  return (
    <UnsavedFormsContext value={forms}>
      <UnsavedListContext value={unsaved}>{children}</UnsavedListContext>
      {question}
    </UnsavedFormsContext>
  )
}
