import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'

/** Tells what is typed as it is typed, so that a reload loses nothing. */
export function useTyped<Values extends FieldValues>(
  { form }: FormState<Values>,
  onTyped: (values: Values) => void,
) {
  const tell = useRef(onTyped)
  useEffect(() => {
    tell.current = onTyped
  })
  const { watch } = form
  useEffect(() => {
    const watching = watch((values) => tell.current(values as Values))
    return () => watching.unsubscribe()
  }, [watch])
}
