import { useState } from 'react'

/** The last value that was there: a page keeps what it shows until it has the next. */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
