import { useId } from 'react'

interface Props<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly note?: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A few views of the same, one of which is shown: radio buttons in a row. */
export function Segments<Value extends string>({ label, choices, value, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.text}
            {choice.note && <small>{choice.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
