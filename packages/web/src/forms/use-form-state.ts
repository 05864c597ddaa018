import { isApiError } from '@polynya/sdk/light'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { usePageTitle } from '../app/page-title.ts'
import { errorsOf, resolverFor } from './validation.ts'

/** Validators run this long after the last stroke of a key, never at the first focus. */
const VALIDATE_AFTER_MS = 1000

interface Options<Values extends FieldValues> {
  readonly schema: Parameters<typeof resolverFor>[0]
  readonly defaultValues: DefaultValues<Values>
  /** Sends what was filled in; what it rejects with is told above the form or beside the fields. */
  readonly send: (values: Values) => Promise<void>
}

export interface FormState<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** Why the last attempt failed as a whole. */
  readonly failure: unknown
  /** Goes up with each attempt that failed: the error summary takes the focus then. */
  readonly failedAttempts: number
  readonly isSending: boolean
  readonly onSubmit: (domEvent: { preventDefault: () => void }) => void
  /** Goes to each field. */
  readonly onInput: (field: Path<Values>) => void
}

/** A form of react-hook-form that is checked, sent and failed as all forms of the house are. */
export function useFormState<Values extends FieldValues>({ schema, defaultValues, send }: Options<Values>) {
  const form = useForm<Values>({
    defaultValues,
    resolver: resolverFor<Values>(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { isSubmitting } = form.formState
  const [failure, setFailure] = useState<unknown>()
  const [failedAttempts, setFailedAttempts] = useState(0)
  const failed = () => setFailedAttempts((attempts) => attempts + 1)
  usePageTitle({ hasErrors: failedAttempts > 0 })

  async function attempt(values: Values) {
    try {
      await send(values)
    } catch (error) {
      setFailure(tellFields(form, error) ? undefined : error)
      failed()
    }
  }

  function onSubmit(domEvent: { preventDefault: () => void }) {
    domEvent.preventDefault()
    if (isSubmitting) return
    setFailure(undefined)
    void form.handleSubmit(attempt, failed)()
  }

  const state: FormState<Values> = {
    form,
    failure,
    failedAttempts,
    isSending: isSubmitting,
    onSubmit,
    onInput: useDelayedValidation(form),
  }
  return state
}

/** Puts what the server says of fields beside them; whether it said any. */
function tellFields<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const issues = isApiError(error) ? (error.issues ?? []) : []
  for (const [field, fieldError] of Object.entries(errorsOf<Values>(issues))) {
    form.setError(field as Path<Values>, fieldError as { type: string })
  }
  return issues.length > 0
}

/** Checks a field once it has been left alone for a second, if there is something in it or it was at fault. */
function useDelayedValidation<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  return (field: Path<Values>) => {
    clearTimeout(timers.current.get(field))
    const check = () => {
      const isTouched = form.getValues(field) !== '' || form.getFieldState(field).error !== undefined
      if (isTouched) void form.trigger(field)
    }
    timers.current.set(field, setTimeout(check, VALIDATE_AFTER_MS))
  }
}
