import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Minutes before the end at which the time left is read out. */
const ANNOUNCED_MINUTES = [10, 5, 1]

/** Returns the whole seconds left; reads them out at 10, 5 and 1 minutes. */
export function useTimeLeft(dueTime: string, serverNow: () => number): number {
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
  }, [left])
  return left
}

/** Milliseconds between attempts to read the result of a test that is over. */
const RESULT_MS = 5000

/** Re-fetches a test that is over, by its time limit or in another tab, until its result arrives. */
export function useResultWhenOver(id: number, isOver: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOver) return
    const read = () => void queryClient.invalidateQueries({ queryKey: keys.judgeTests.test(id) })
    read()
    const timer = setInterval(read, RESULT_MS)
    return () => clearInterval(timer)
  }, [queryClient, id, isOver])
}
