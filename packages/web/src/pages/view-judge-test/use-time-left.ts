import { useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Minutes before the end at which the time left is read out. */
const ANNOUNCED_MINUTES = [10, 5, 1]

/** Returns the whole seconds left; reads them out at 10, 5 and 1 minutes, and calls once the time is over. */
export function useTimeLeft(dueTime: string, serverNow: () => number, onOver: () => void): number {
  const { notifications } = useApp()
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(dueTime) - serverNow()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs by the clock alone.
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 500)
    return () => clearInterval(timer)
  }, [dueTime, serverNow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is handled once.
  useEffect(() => {
    const count = left / 60
    if (ANNOUNCED_MINUTES.includes(count))
      notifications.announce((t) => t('judgeTests:test.announce', { count }))
    if (left === 0) onOver()
  }, [left])
  return left
}
