import { useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** The time of the server, renewed every few seconds. */
export function useNow(offsetMs: number, everyMs = 5_000): Date {
  const { clock } = useApp()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return new Date(now.getTime() + offsetMs)
}
