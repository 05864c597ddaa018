import type { SwimmerCard } from '@polynya/contract'
import { useCombobox } from 'downshift'
import { useId, useState } from 'react'
import { FoundSwimmers } from './FoundSwimmers.tsx'
import { useSwimmerSearch } from './use-swimmer-search.ts'

interface Props {
  readonly label: string
  readonly hint: string
  /** Label of the list of the found swimmers. */
  readonly found: string
  readonly onChoose: (swimmer: SwimmerCard) => void
}

/** A field that searches all swimmers as the user types, with those found below it; a chosen one empties the field. Needs the namespaces `swimmers` and `messages`. */
export function SwimmerFinder({ label, hint, found, onChoose }: Props) {
  const { search, items, isOpen, find, close, reopen } = useSwimmerSearch()
  const [text, setText] = useState('')

  const inputId = useId()
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<SwimmerCard>({
    items,
    inputId,
    inputValue: text,
    isOpen,
    selectedItem: null,
    itemToString: (swimmer) => swimmer?.iwsaid ?? '',
    onIsOpenChange: (next) => (next.isOpen ? reopen() : close()),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setText('')
      find('')
      onChoose(selectedItem)
    },
  })
  const input = getInputProps({
    'aria-label': label,
    onChange({ currentTarget }) {
      setText(currentTarget.value)
      find(currentTarget.value)
    },
  })
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <p id="swimmer-finder-hint" className="field-hint">
        {hint}
      </p>
      <div className="field-line">
        <input
          {...input}
          type="text"
          aria-describedby="swimmer-finder-hint"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      </div>
      <div className="found-swimmers">
        <FoundSwimmers
          search={search}
          menu={getMenuProps({ 'aria-label': found })}
          itemProps={getItemProps}
        />
      </div>
    </div>
  )
}
