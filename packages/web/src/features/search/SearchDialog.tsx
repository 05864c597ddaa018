import { LENGTHS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useRouter } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../infrastructure/components/Icon.tsx'
import { useOnLine } from '../../infrastructure/network/use-on-line.ts'
import { FoundList } from './FoundList.tsx'
import { FOUND_GROUPS, type FoundItem, foundItems } from './found-items.ts'
import { type SiteSearch, useSiteSearch } from './use-site-search.ts'
import './search.css'

/** The search over swimmers, events and clubs. Requires the namespaces `search` and `swimmers`. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const dialog = useModal()
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, by the browser
    <dialog
      ref={dialog}
      className="site-search"
      aria-label={t('search:label')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <search>
        <SearchField onClose={close} />
      </search>
    </dialog>
  )
}

/** Opens a dialog; closing it moves the focus back, or to the button of the menu that the opener was hidden with. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    const opener = document.activeElement
    current?.showModal()
    return () => {
      current?.close()
      if (opener?.checkVisibility?.() === false)
        document.querySelector<HTMLElement>('[popovertarget="main-menu"]')?.focus()
    }
  }, [])
  return dialog
}

/** A combobox whose options are pages. */
function SearchField({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const router = useRouter()
  const inputId = useId()
  const [text, setText] = useState('')
  const { search, find } = useSiteSearch()
  useRetryOnLine(search, () => find(text))
  const found = search.state === 'found' ? foundItems(search.results, words) : null
  const items = found ? FOUND_GROUPS.flatMap((group) => found[group]) : []

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<FoundItem>({
    items,
    inputId,
    inputValue: text,
    isOpen: items.length > 0,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.name.text ?? '',
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    // Leaving the field opens nothing.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return
      onClose()
      void router.navigate({ href: selectedItem.href })
    },
  })
  const input = getInputProps({
    onChange({ currentTarget }) {
      setText(currentTarget.value)
      find(currentTarget.value)
    },
    onKeyDown({ key, nativeEvent }) {
      // Escape closes the dialog at once, not the list first.
      if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
    },
  })
  return (
    <>
      <div className="site-search-field">
        <label htmlFor={inputId}>
          <Icon name="search" />
          <span className="visually-hidden">{t('search:field')}</span>
        </label>
        <input
          {...input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={t('search:field')}
          autoComplete="off"
          spellCheck={false}
          maxLength={LENGTHS.search[1]}
        />
        <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <SearchStatus search={search} count={items.length} />
      {(search.state === 'failed' || search.state === 'offline') && (
        <Button onClick={() => find(text)}>{t('retry')}</Button>
      )}
      <FoundList
        found={found}
        menu={getMenuProps({ 'aria-label': t('search:results') })}
        itemProps={getItemProps}
      />
    </>
  )
}

/** Searches again when the network is back. */
function useRetryOnLine({ state }: SiteSearch, retry: () => void) {
  const isOnLine = useOnLine()
  const latest = useRef({ state, retry })
  latest.current = { state, retry }
  useEffect(() => {
    if (isOnLine && latest.current.state === 'offline') latest.current.retry()
  }, [isOnLine])
}

/** State of the search, also for screen readers. */
function SearchStatus({ search, count }: { readonly search: SiteSearch; readonly count: number }) {
  const { t } = useWords()
  const { state } = search
  const searchedAs = state === 'found' && search.results.searchedAs
  return (
    <p role="status" className="site-search-status" data-tone={state === 'failed' ? 'bad' : undefined}>
      {state === 'none' && t('search:hint')}
      {state === 'loading' && t('search:loading')}
      {state === 'failed' && t('search:failed')}
      {state === 'offline' && t('search:offline')}
      {searchedAs && `${t('otherLayout', { text: searchedAs })} `}
      {state === 'found' && (count === 0 ? t('search:none') : t('search:found', { count }))}
    </p>
  )
}
