import { useEffect, useState } from 'react'
import { useApp } from '../app/app-context.ts'

/** Returns the whole seconds left of a countdown and a function that restarts it. */
export function useCountdown(firstSeconds: number): readonly [number, (seconds: number) => void] {
  const { clock } = useApp()
  const now = () => clock().getTime()
  const [endsAt, setEndsAt] = useState(() => now() + firstSeconds * 1000)
  const [left, setLeft] = useState(firstSeconds)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is one and the same
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])

  function begin(seconds: number) {
    setLeft(seconds)
    setEndsAt(now() + seconds * 1000)
  }

  return [left, begin]
}
