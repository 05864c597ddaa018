import { isApiError } from '@polynya/sdk/light'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { usePageTitle } from '../context/page-title.ts'
import { useUnsavedMark } from '../context/unsaved-forms.ts'
import { useDraft } from './use-draft.ts'
import { useQuietValidation } from './use-quiet-validation.ts'
import { faultsOf, type Rules, resolverFor } from './validation.ts'

interface Options<Values extends FieldValues, Body extends FieldValues> extends Rules<Values, Body> {
  /** Unique key of the form: prefix of its field ids, and key of its draft. */
  readonly id: string
  readonly defaultValues: DefaultValues<Values>
  /** Submits the values; a rejection is shown above the form or beside the fields. */
  readonly send: (body: Body) => Promise<void>
  /** Whether its fields are as at first once it was sent; else they keep what was sent. */
  readonly resets?: boolean
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, FieldValues>,
  'control' | 'formState' | 'getValues' | 'setValue' | 'watch'
>

/** A form as its fields see it. A form with more fields than a group of fields needs serves that group too. */
export interface FieldForm<Name extends string> {
  readonly id: string
  readonly register: (name: Name) => UseFormRegisterReturn
  readonly errorOf: (name: Name) => FieldError | undefined
  /** Text of a field; renders again when it changes. */
  readonly watchText: (name: Name) => string
  /** Sets the text of a field as if it had been typed. */
  readonly setText: (name: Name, text: string) => void
  readonly onInput: (name: Name) => void
  readonly onLeave: (name: Name) => void
}

export interface FormState<Values extends FieldValues> extends FieldForm<Path<Values>> {
  readonly form: Form<Values>
  /** Why the last attempt failed as a whole. */
  readonly failure: unknown
  /** Increases with each failed attempt, which moves the focus to the error summary. */
  readonly failedAttempts: number
  readonly isSending: boolean
  /** Whether it has changes that are not being sent. */
  readonly isUnsaved: boolean
  /** Whether it was sent and nothing was typed since. */
  readonly isSaved: boolean
  readonly onSubmit: (domEvent: { preventDefault: () => void }) => void
  /** Resets the form to other values, as if nothing had been typed. */
  readonly restart: (values: Values) => void
  /** Deletes the draft: the form is left without its changes, on purpose. */
  readonly discard: () => void
  /** Marks a change that no field reports: rows that were added, moved or removed. */
  readonly onChange: () => void
  /** Resets the form to stored values, except for fields that hold unsaved input. */
  readonly rebase: (stored: Values) => void
}

/** Returns a form with the behaviour that all forms share: validation, submission, failures, draft, unsaved mark. */
export function useFormState<Values extends FieldValues, Body extends FieldValues>({
  id,
  defaultValues,
  send,
  resets = false,
  ...rules
}: Options<Values, Body>): FormState<Values> {
  const form = useForm<Values, unknown, Body>({
    defaultValues,
    resolver: resolverFor(rules),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { isSubmitting, isDirty } = form.formState
  const { failure, failedAttempts, isSaved, setOutcome, failed } = useOutcome()
  const draft = useDraft(form, id)
  const validation = useQuietValidation(form)
  // Submitting may navigate to another page.
  const isUnsaved = isDirty && !isSubmitting
  useUnsavedMark(id, isUnsaved, submit)

  async function attempt(body: Body): Promise<boolean> {
    try {
      await send(body)
      draft.discard()
      setOutcome({ ...UNTRIED, isSaved: true })
      form.reset(resets ? undefined : form.getValues())
      return true
    } catch (error) {
      failed(tellFields(form, error) ? undefined : error)
      return false
    }
  }

  async function submit(): Promise<boolean> {
    if (isSubmitting) return false
    validation.stop()
    setOutcome((last) => ({ ...last, failure: undefined, isSaved: false }))
    let isSent = false
    const send = async (body: Body) => {
      isSent = await attempt(body)
    }
    await form.handleSubmit(send, () => failed())()
    return isSent
  }

  function onSubmit(domEvent: { preventDefault: () => void }) {
    domEvent.preventDefault()
    void submit()
  }

  function onChange() {
    draft.note()
    if (isSaved) setOutcome(UNTRIED)
  }

  function rebase(stored: Values) {
    resetExceptTyped(form, stored)
    setOutcome((last) => (last.failure === undefined ? last : UNTRIED))
  }

  return {
    id,
    form,
    ...fieldAccess(form),
    failure,
    failedAttempts,
    isSending: isSubmitting,
    isUnsaved,
    discard: draft.discard,
    isSaved,
    onSubmit,
    onInput(field) {
      onChange()
      validation.onInput(field)
    },
    onLeave: validation.onLeave,
    restart(values) {
      validation.stop()
      draft.discard()
      setOutcome(UNTRIED)
      form.reset(values)
    },
    onChange,
    rebase,
  }
}

function fieldAccess<Values extends FieldValues, Body extends FieldValues>(
  form: UseFormReturn<Values, unknown, Body>,
): Pick<FieldForm<Path<Values>>, 'register' | 'errorOf' | 'watchText' | 'setText'> {
  return {
    register: (name) => form.register(name),
    errorOf: (name) => form.getFieldState(name, form.formState).error,
    watchText: (name) => String(form.watch(name) ?? ''),
    setText: (name, text) =>
      form.setValue(name, text as PathValue<Values, Path<Values>>, { shouldDirty: true }),
  }
}

/** Resets a form to stored values, except for fields that hold unsaved input. */
function resetExceptTyped<Values extends FieldValues, Body extends FieldValues>(
  form: UseFormReturn<Values, unknown, Body>,
  stored: Values,
) {
  const { defaultValues } = form.formState
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(get(defaultValues, field))
  const typed = Object.entries(form.getValues()).filter(isTyped)
  form.reset(stored)
  for (const [field, value] of typed) form.setValue(field as Path<Values>, value, { shouldDirty: true })
}

type Outcome = Pick<FormState<FieldValues>, 'failure' | 'failedAttempts' | 'isSaved'>

const UNTRIED: Outcome = { failure: undefined, failedAttempts: 0, isSaved: false }

/** How the last attempt to send a form ended; the title of the page says so if it failed. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>(UNTRIED)
  usePageTitle({ hasErrors: outcome.failedAttempts > 0 })
  const failed = (problem?: unknown) =>
    setOutcome((last) => ({ failure: problem, failedAttempts: last.failedAttempts + 1, isSaved: false }))
  return { ...outcome, setOutcome, failed }
}

/** Shows the server's issues beside their fields; returns whether all of them found a field. */
function tellFields<Values extends FieldValues, Body extends FieldValues>(
  form: UseFormReturn<Values, unknown, Body>,
  error: unknown,
): boolean {
  const issues = isApiError(error) ? (error.issues ?? []) : []
  const values = form.getValues()
  const isThere = (field: string) => get(values, field) !== undefined
  // A form of one part of a body uses the field names of that part: `city` of `swimmerInfo.city`.
  const ownName = (path: string) => (isThere(path) ? path : path.slice(path.lastIndexOf('.') + 1))
  const faults = faultsOf(issues).map(({ field, error: fault }) => ({ field: ownName(field), fault }))
  for (const { field, fault } of faults) {
    if (isThere(field)) form.setError(field as Path<Values>, fault)
  }
  return faults.length > 0 && faults.every(({ field }) => isThere(field))
}
