/** One filter of a list: a choice, or none. */
export function Choice({
  label,
  none,
  value,
  options,
  onChoose,
}: {
  readonly label: string
  /** Label of the option without a choice. */
  readonly none: string
  readonly value: string | undefined
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChoose: (value: string | undefined) => void
}) {
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}
