import type { SwimmerCard } from '@polynya/contract'
import { createPortal } from 'react-dom'
import { useField } from '../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { FoundSwimmers } from '../swimmers/FoundSwimmers.tsx'
import type { TeamValues } from './team-values.ts'
import { useMemberCombobox } from './use-member-combobox.ts'

/** The registry ID of a stage's swimmer: a combobox that searches as the user types. */
export function MemberField({
  state,
  stageId,
  listPlace,
  ...options
}: {
  readonly state: FormState<TeamValues>
  readonly stageId: number
  /** Name of the stage. */
  readonly stage: string
  readonly label: string
  /** Element below the table that shows the found swimmers: within the table they would be cut off. */
  readonly listPlace: HTMLElement | null
  readonly onChoose: (swimmer: SwimmerCard) => void
}) {
  const name = `teamMembers.${stageId - 1}.iwsaId` as const
  const { id, error, describedBy } = useField({ state, name, hint: undefined })
  const { search, input, menu, itemProps } = useMemberCombobox({ state, name, ...options })
  return (
    <div data-wrong={error !== undefined}>
      <input
        {...input}
        type="text"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {listPlace &&
        createPortal(<FoundSwimmers search={search} menu={menu} itemProps={itemProps} />, listPlace)}
    </div>
  )
}
