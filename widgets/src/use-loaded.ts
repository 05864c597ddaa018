import { useCallback, useEffect, useState } from 'react'

/** Undefined while a part loads, null where it cannot. */
export type Loaded<Part> = Part | null | undefined

/** Loads a part of a widget once it is due; again by the returned function, and once the page is online. */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
  isDue = true,
): readonly [Loaded<Part>, start: () => void] {
  const [part, setPart] = useState<Loaded<Part>>()
  const isWanted = isDue && !part
  const start = useCallback(() => {
    load().then(setPart, () => setPart(null))
  }, [load])
  useEffect(() => {
    if (!isWanted) return
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [isWanted, start])
  return [part, start]
}
