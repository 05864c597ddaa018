import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function of constant identity that calls the latest one. */
export function useSteady<Arguments extends unknown[], Result>(
  latest: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...given: Arguments) => current.current(...given), [])
}
