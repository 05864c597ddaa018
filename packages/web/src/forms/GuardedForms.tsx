import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { UnsavedFormsContext } from './unsaved-forms.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

const NONE: ReadonlySet<string> = new Set()

/** Forms that are saved apart: their page is not left without asking while one of them holds unsaved changes. */
export function GuardedForms({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(NONE)
  const areGivenUp = useRef(false)
  const note = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(id) === isUnsaved) return before
      const others = [...before].filter((each) => each !== id)
      return new Set(isUnsaved ? [...others, id] : others)
    })
  }, [])
  const forms = useMemo(() => ({ note, areGivenUp }), [note])
  const question = useUnsavedGuard(unsaved.size > 0, () => {
    areGivenUp.current = true
  })
  return (
    <UnsavedFormsContext value={forms}>
      {children}
      {question}
    </UnsavedFormsContext>
  )
}
