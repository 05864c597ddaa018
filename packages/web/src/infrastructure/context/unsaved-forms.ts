import { createContext, useContext, useEffect, useRef } from 'react'

/** A form with unsaved changes. */
export interface UnsavedForm {
  readonly id: string
  /** Submits the form; returns whether it was saved. Absent if only the user can complete it. */
  readonly save: (() => Promise<boolean>) | undefined
}

/** Unsaved state of a page's separately saved forms. */
export interface UnsavedForms {
  /** Registers that a form has unsaved changes. */
  readonly note: (form: UnsavedForm) => void
  /** Registers that a form has none. */
  readonly clear: (id: string) => void
  /** Whether the page is left without them, on purpose. */
  readonly areDiscarded: { readonly current: boolean }
}

export const UnsavedFormsContext = createContext<UnsavedForms | null>(null)
export const UnsavedListContext = createContext<readonly UnsavedForm[]>([])

/** The page's account of unsaved forms; null on a page that does not ask. */
export const useUnsavedForms = () => useContext(UnsavedFormsContext)

/** The forms of the page with unsaved changes, in the order in which they were changed. */
export const useUnsavedList = () => useContext(UnsavedListContext)

/** Tells the page whether a form holds changes that are not saved, until it is gone. */
export function useUnsavedMark(id: string, isUnsaved: boolean, save?: () => Promise<boolean>) {
  const forms = useUnsavedForms()
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const canSave = save !== undefined
  useEffect(() => {
    if (!forms || !isUnsaved) return
    forms.note({ id, save: canSave ? async () => (await latest.current?.()) ?? false : undefined })
    return () => forms.clear(id)
  }, [forms, id, isUnsaved, canSave])
}
