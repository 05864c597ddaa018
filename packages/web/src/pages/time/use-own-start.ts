import { type HeatRef, heatKey } from '@polynya/domain'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/**
 * The start of a heat by a timekeeper's own stopwatch, for any lane of the heat. It is stored on the device until it is
 * undone: a reload or another lane must not lose it before the stop.
 */
export function useOwnStart(code: string, heat: HeatRef) {
  const { storage } = useApp()
  const key = `timing start ${code} ${heatKey(heat)}`
  const [startedAt, setStartedAt] = useState(() => storage.read(key))
  const store = (at: string | null) => {
    storage.write(key, at)
    setStartedAt(at)
  }
  return [startedAt, store] as const
}
