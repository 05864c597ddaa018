import { useWords } from '@polynya/ui'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_LENGTH } from '../../features/events/event-filters.ts'

/** Delay after the last key until the text is searched. */
const QUIET_MS = 600

interface Props {
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** Text search by name and place, applied after a pause in typing or on Enter. */
export function EventSearchField({ value, onSearch }: Props) {
  const { t } = useWords()
  const [text, setText] = useState(value)
  const timer = useRef(0)
  const searched = useRef(value)
  const latest = useRef(onSearch)
  latest.current = onSearch

  // Back and Forward bring another text.
  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(typed: string) {
    clearTimeout(timer.current)
    const wanted = typed.trim()
    if (wanted === searched.current) return
    searched.current = wanted
    latest.current(wanted)
  }

  return (
    <form
      className="event-search"
      onSubmit={(domEvent) => {
        domEvent.preventDefault()
        apply(text)
      }}
    >
      <label>
        {t('events:filters.search')}
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          placeholder={t('events:filters.searchExample')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            clearTimeout(timer.current)
            timer.current = window.setTimeout(() => apply(target.value), QUIET_MS)
          }}
        />
      </label>
    </form>
  )
}
