import type { SwimmerCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useCombobox } from 'downshift'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useField } from '../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { FoundSwimmers } from './FoundSwimmers.tsx'
import type { TeamValues } from './team-values.ts'
import { useMemberSearch } from './use-member-search.ts'

interface Props {
  readonly state: FormState<TeamValues>
  readonly stageId: number
  /** Name of the stage. */
  readonly stage: string
  readonly label: string
  /** Element below the table that shows the found swimmers: within the table they would be cut off. */
  readonly listPlace: HTMLElement | null
  readonly onChoose: (swimmer: SwimmerCard) => void
}

/** The registry ID of a stage's swimmer: a combobox that searches as the user types. */
export function MemberField({ state, stageId, stage, label, listPlace, onChoose }: Props) {
  const { t } = useWords()
  const name = `teamMembers.${stageId - 1}.iwsaId` as const
  const { id, error, describedBy } = useField({ state, name, hint: undefined })
  const { search, find, close } = useMemberSearch()
  const items = search?.swimmers ?? []

  function change(text: string) {
    state.setText(name, text)
    state.onInput(name)
  }

  function choose(swimmer: SwimmerCard) {
    onChoose(swimmer)
    change(swimmer.iwsaid)
  }

  const combobox = useCombobox<SwimmerCard>({
    items,
    inputId: id,
    inputValue: state.watchText(name),
    isOpen: items.length > 0,
    // The field holds the registry ID of the chosen swimmer, so that none stays selected in the list.
    selectedItem: null,
    itemToString: (swimmer) => swimmer?.iwsaid ?? '',
    // The list is below the table, so that the page may have to scroll, not only the list.
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onIsOpenChange: ({ isOpen }) => isOpen || close(),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  })

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    // Without a list, Escape closes the dialog; without a highlighted swimmer, Enter submits the form.
    const isForList = key === 'Enter' ? combobox.highlightedIndex >= 0 : key !== 'Escape' || combobox.isOpen
    if (!isForList) Object.assign(nativeEvent, { preventDownshiftDefault: true })
  }

  const input = combobox.getInputProps({
    'aria-label': label,
    onKeyDown,
    onChange({ currentTarget }) {
      change(currentTarget.value)
      find(currentTarget.value)
    },
    onBlur() {
      close()
      state.onLeave(name)
    },
  })
  const menu = combobox.getMenuProps(
    { 'aria-label': t('teams:found', { stage }) },
    { suppressRefError: true },
  )

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
        createPortal(
          <FoundSwimmers search={search} menu={menu} itemProps={combobox.getItemProps} />,
          listPlace,
        )}
    </div>
  )
}
