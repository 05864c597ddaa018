import type { SwimmerCard } from '@polynya/contract'
import type { KeyboardEvent } from 'react'
import { useField } from '../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { TeamValues } from './team-values.ts'

/** The list of what was found, for the field that it belongs to. */
export const FOUND_ID = 'team-found'
export const optionId = (index: number) => `${FOUND_ID}-${index}`

interface Props {
  readonly state: FormState<TeamValues>
  readonly stageId: number
  readonly label: string
  /** What was found for this field; null where nothing was looked for. */
  readonly found: readonly SwimmerCard[] | null
  /** Which of them the arrow keys are at; -1 is none. */
  readonly active: number
  readonly onType: (text: string) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onChoose: (swimmer: SwimmerCard) => void
  readonly onClose: () => void
}

/** The registry ID of a stage's swimmer, found as it is typed. */
export function MemberField({ state, stageId, label, found, active, ...on }: Props) {
  const name = `teamMembers.${stageId - 1}.iwsaId` as const
  const { id, error, describedBy, registered } = useField({ state, name, hint: undefined })

  function onKeyDown(domEvent: KeyboardEvent) {
    const { key } = domEvent
    const chosen = found?.[active]
    if (!found?.length || (key === 'Enter' ? !chosen : !['ArrowDown', 'ArrowUp', 'Escape'].includes(key)))
      return
    // Escape must not close the dialog, nor Enter send the form.
    domEvent.preventDefault()
    if (key === 'Escape') on.onClose()
    else if (chosen && key === 'Enter') on.onChoose(chosen)
    else on.onStep(key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <div data-wrong={error !== undefined}>
      <input
        {...registered}
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={Boolean(found?.length)}
        aria-controls={FOUND_ID}
        aria-activedescendant={found?.[active] ? optionId(active) : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onInput={(domEvent) => {
          registered.onInput()
          on.onType(domEvent.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={(domEvent) => {
          on.onClose()
          return registered.onBlur(domEvent)
        }}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
