import { registryKey } from '@polynya/domain'
import { useEffect, useRef, useState } from 'react'
import type { SwimmersSearch } from '../../features/swimmers/swimmer-filters.ts'

/** After this long without a key, what was typed is searched. */
const QUIET_MS = 1000
/** The server accepts one letter, but the search waits for a second one while the user types. */
const NAME_LETTERS = 2

export type SearchBy = 'name' | 'id'

interface Options {
  readonly search: SwimmersSearch
  readonly onSearch: (search: SwimmersSearch, isTyped: boolean) => void
}

/** Text of the search; it is written to the address after a pause in typing, or on Enter. */
export function useSearchText(options: Options) {
  const { search } = options
  const given = search.id ?? search.name ?? ''
  const [by, setBy] = useState<SearchBy>(search.id ? 'id' : 'name')
  const [text, setText] = useState(given)
  const [isTooShort, setTooShort] = useState(false)
  const timer = useRef(0)
  const searched = useRef(given)
  // By the time the typing rests, a filter may have been chosen.
  const latest = useRef(options)
  latest.current = options

  // Back and Forward bring another search.
  useEffect(() => {
    if (given === searched.current) return
    searched.current = given
    setText(given)
    if (given) setBy(search.id ? 'id' : 'name')
  }, [given, search.id])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(typed: string, mode: SearchBy, letters = NAME_LETTERS) {
    clearTimeout(timer.current)
    const wanted = typed.trim()
    const found = mode === 'id' ? registryKey(wanted) : wanted.length >= letters ? wanted : null
    setTooShort(mode === 'id' && wanted !== '' && !found)
    if (wanted !== '' && !found) return
    const { id, name, ...others } = latest.current.search
    if ((found ?? '') === searched.current) return
    searched.current = found ?? ''
    const sought = found && (mode === 'id' ? { id: found, scope: 'all' as const } : { name: found })
    latest.current.onSearch({ ...others, ...sought }, true)
  }

  return {
    by,
    text,
    isTooShort,
    type(typed: string) {
      setText(typed)
      setTooShort(false)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => apply(typed, by), QUIET_MS)
    },
    submit: () => apply(text, by, 1),
    searchBy(mode: SearchBy) {
      setBy(mode)
      setText('')
      apply('', mode)
    },
  }
}
