/** Hint and error of a field. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  /** The id of the field. */
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  )
}
