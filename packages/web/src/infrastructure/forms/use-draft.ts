import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useApp } from '../context/app-context.ts'
import { useUnsavedForms } from '../context/unsaved-forms.ts'

const SECRET = /password/i

/**
 * Stores a draft while the user reads the terms, or signs in again after the session has expired. It lives as
 * long as the page, belongs to one account, and never holds a password. Leaving without saving on purpose
 * discards it.
 */
export function useDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  id: string,
) {
  const { client, drafts } = useApp()
  const [key] = useState(() => draftKey(client.session.user?.id, id))
  const isTyped = useRef(false)
  const unsaved = useUnsavedForms()

  const restore = useEffectEvent(() => {
    const draft = Object.entries(drafts.get(key) ?? {})
    for (const [field, value] of draft) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    isTyped.current = draft.length > 0
  })
  const store = useEffectEvent(() => {
    if (unsaved?.areDiscarded.current) drafts.delete(key)
    else if (isTyped.current) drafts.set(key, withoutSecrets(form.getValues()))
  })
  useEffect(() => {
    restore()
    return () => store()
  }, [])

  return {
    note() {
      isTyped.current = true
    },
    discard() {
      isTyped.current = false
      drafts.delete(key)
    },
  }
}

const withoutSecrets = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field)))

/** Key of a form's draft; a visitor has no account. */
export const draftKey = (accountId: number | undefined, formId: string) => `${accountId ?? ''}:${formId}`
