import { useEffect, useState } from 'react'
import { loadUpkeep } from './parts-on-demand.ts'

/** Undefined while the part loads, null where it cannot. */
export type Part = typeof import('./upkeep/Upkeep.tsx') | null | undefined

/** Loads what no widget needs before its first data, and again once the page is online. */
export function useUpkeep(isDue: boolean): Part {
  const [part, setPart] = useState<Part>()
  const isWanted = isDue && !part
  useEffect(() => {
    if (!isWanted) return
    const load = () => loadUpkeep().then(setPart, () => setPart(null))
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isWanted])
  return part
}
