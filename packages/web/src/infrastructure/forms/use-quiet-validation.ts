import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldsIn } from './validation.ts'

/** Validators run this long after the last stroke of a key, never at the first focus. */
const AFTER_TYPING_MS = 1000
/** A field that is left is checked once the press that left it is over: an error must not move what is pressed. */
const AFTER_LEAVING_MS = 200

/** Checks a field once it was left alone or behind, if there is something in it; and every field that was at fault. */
export function useQuietValidation<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
) {
  const [timers] = useState(() => new Map<string, Timer>())
  useEffect(() => () => clearAll(timers), [timers])

  function check(field: Path<Values>) {
    timers.delete(field)
    const all = fieldsIn(form.getValues()) as Path<Values>[]
    const atFault = all.filter((each) => form.getFieldState(each).error?.type !== undefined)
    const fields = isEmpty(form.getValues(field)) ? atFault : [field, ...atFault]
    if (fields.length > 0) void form.trigger(fields)
  }

  function checkIn(milliseconds: number, field: Path<Values>) {
    clearTimeout(timers.get(field))
    timers.set(
      field,
      setTimeout(() => check(field), milliseconds),
    )
  }

  return {
    stop: () => clearAll(timers),
    onInput: (field: Path<Values>) => checkIn(AFTER_TYPING_MS, field),
    onLeave: (field: Path<Values>) => checkIn(AFTER_LEAVING_MS, field),
  }
}

type Timer = ReturnType<typeof setTimeout>

function clearAll(timers: Map<string, Timer>) {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

/** Null is a group of radio buttons of which none is chosen. */
const isEmpty = (value: unknown) =>
  value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0)
