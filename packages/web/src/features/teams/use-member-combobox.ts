import type { SwimmerCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useCombobox } from 'downshift'
import type { KeyboardEvent } from 'react'
import { fieldId } from '../../infrastructure/forms/use-field.ts'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'
import { useSwimmerSearch } from '../swimmers/use-swimmer-search.ts'

interface Options<Name extends string> {
  readonly state: FieldForm<Name>
  readonly name: Name
  readonly label: string
  /** Name of the stage. */
  readonly stage: string
  readonly onChoose: (swimmer: SwimmerCard) => void
}

/** Searches swimmers for a field as the user types; returns the props of its input, of the list and of its items. */
export function useMemberCombobox<Name extends string>({
  state,
  name,
  label,
  stage,
  onChoose,
}: Options<Name>) {
  const { t } = useWords()
  const { search, items, isOpen, find, close, reopen } = useSwimmerSearch()

  function change(text: string) {
    state.setText(name, text)
    state.onInput(name)
  }

  function choose(swimmer: SwimmerCard) {
    onChoose(swimmer)
    change(swimmer.iwsaid)
    // What was found is for the text that this ID replaces.
    find('')
  }

  const combobox = useCombobox<SwimmerCard>({
    items,
    inputId: fieldId(state, name),
    inputValue: state.watchText(name),
    isOpen,
    // The field holds the registry ID of the chosen swimmer, so that none stays selected in the list.
    selectedItem: null,
    itemToString: (swimmer) => swimmer?.iwsaid ?? '',
    // The list is a row of the table, so that the table and the page may have to scroll.
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onIsOpenChange: (next) => (next.isOpen ? reopen() : close()),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  })

  const input = combobox.getInputProps({
    'aria-label': label,
    onKeyDown: (domEvent) => letFormHandle(domEvent, combobox),
    onChange({ currentTarget }) {
      change(currentTarget.value)
      find(currentTarget.value)
    },
    onBlur() {
      close()
      state.onLeave(name)
    },
  })
  const menu = combobox.getMenuProps({ 'aria-label': t('teams:found', { stage }) })

  return { search, input, menu, itemProps: combobox.getItemProps }
}

/** Without a list, Escape closes the dialog; without a highlighted swimmer, Enter submits the form. */
function letFormHandle(
  { key, nativeEvent }: KeyboardEvent,
  { isOpen, highlightedIndex }: { readonly isOpen: boolean; readonly highlightedIndex: number },
) {
  const isForList = key === 'Enter' ? highlightedIndex >= 0 : key !== 'Escape' || isOpen
  if (!isForList) Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
