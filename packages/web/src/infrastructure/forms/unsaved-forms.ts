import { createContext, type RefObject, useContext, useEffect } from 'react'

/** Unsaved state of a page's separately saved forms. */
export interface UnsavedForms {
  /** Registers whether a form has unsaved changes. */
  readonly note: (id: string, isUnsaved: boolean) => void
  /** Whether the page is left without them, on purpose. */
  readonly areDiscarded: RefObject<boolean>
}

export const UnsavedFormsContext = createContext<UnsavedForms | null>(null)

/** The page's account of unsaved forms; null on a page that does not ask. */
export const useUnsavedForms = () => useContext(UnsavedFormsContext)

/** Tells the page whether a form holds changes that are not saved, until it is gone. */
export function useUnsavedMark(id: string, isUnsaved: boolean) {
  const note = useUnsavedForms()?.note
  useEffect(() => {
    note?.(id, isUnsaved)
    return () => note?.(id, false)
  }, [note, id, isUnsaved])
}
