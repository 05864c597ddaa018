import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function from the first rendering to the last, doing what the latest one says. */
export function useSteady<Arguments extends unknown[], Result>(
  latest: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...given: Arguments) => current.current(...given), [])
}
