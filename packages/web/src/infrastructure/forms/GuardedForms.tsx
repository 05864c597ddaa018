import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { UnsavedFormsContext } from './unsaved-forms.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

const NONE: ReadonlySet<string> = new Set()

interface Props {
  readonly children: ReactNode
  /** Whether the page holds more that is not saved than its forms show. */
  readonly isUnsaved?: boolean
  /** Called once the page is left without what is unsaved, on purpose. */
  readonly onGiveUp?: () => void
}

/** Forms that are saved apart: their page is not left without asking while one of them holds unsaved changes. */
export function GuardedForms({ children, isUnsaved = false, onGiveUp }: Props) {
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
  const question = useUnsavedGuard(isUnsaved || unsaved.size > 0, () => {
    areGivenUp.current = true
    onGiveUp?.()
  })
  return (
    <UnsavedFormsContext value={forms}>
      {children}
      {question}
    </UnsavedFormsContext>
  )
}
