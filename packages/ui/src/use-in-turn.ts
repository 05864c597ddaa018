import { useEffect, useState } from 'react'
import { inTurn } from './in-turn.ts'

/** Returns a value, and each later one in a turn of its own, apart from the rendering that has changed it. */
export function useInTurn<Value>(value: Value): Value {
  const [shown, show] = useState(value)
  useEffect(() => (shown === value ? undefined : inTurn(() => show(value))), [shown, value])
  return shown
}
