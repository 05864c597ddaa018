import type { SwimmerCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useCombobox } from 'downshift'
import { useId, useState } from 'react'
import { FoundSwimmers } from '../../swimmers/FoundSwimmers.tsx'
import { useSwimmerSearch } from '../../swimmers/use-swimmer-search.ts'

/** A field that searches all swimmers as the user types, with those found below it; a chosen one empties the field. */
export function SwimmerFinder({ onChoose }: { readonly onChoose: (swimmer: SwimmerCard) => void }) {
  const { t } = useWords()
  const { search, find, close } = useSwimmerSearch()
  const [text, setText] = useState('')
  const items = search?.swimmers ?? []

  const inputId = useId()
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<SwimmerCard>({
    items,
    inputId,
    inputValue: text,
    isOpen: items.length > 0,
    selectedItem: null,
    itemToString: (swimmer) => swimmer?.iwsaid ?? '',
    onIsOpenChange: ({ isOpen }) => isOpen || close(),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setText('')
      onChoose(selectedItem)
    },
  })
  const input = getInputProps({
    'aria-label': t('onSpot:swimmer.search'),
    onChange({ currentTarget }) {
      setText(currentTarget.value)
      find(currentTarget.value)
    },
  })
  return (
    <div className="field">
      <label htmlFor={inputId}>{t('onSpot:swimmer.search')}</label>
      <p id="swimmer-finder-hint" className="field-hint">
        {t('onSpot:swimmer.searchHint')}
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
          menu={getMenuProps({ 'aria-label': t('onSpot:swimmer.found') })}
          itemProps={getItemProps}
        />
      </div>
    </div>
  )
}
