import type { User } from '@polynya/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from '../context/app-context.ts'

/** Returns the signed-in user; null for a visitor. */
export function useUser(): User | null {
  const { session } = useApp().client
  const subscribe = useCallback((listener: () => void) => session.onChange(listener), [session])
  return useSyncExternalStore(subscribe, () => session.user)
}
