import { useEffect, useState } from 'react'
import { useApp } from '../context/app-context.ts'

/** Returns the whole seconds left of a countdown and a function that restarts it. */
export function useCountdown(firstSeconds: number): readonly [number, (seconds: number) => void] {
  const { clock } = useApp()
  const [endsAt, setEndsAt] = useState(() => clock().getTime() + firstSeconds * 1000)
  const [left, setLeft] = useState(firstSeconds)

  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - clock().getTime()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt, clock])

  function restart(seconds: number) {
    setLeft(seconds)
    setEndsAt(clock().getTime() + seconds * 1000)
  }

  return [left, restart]
}
