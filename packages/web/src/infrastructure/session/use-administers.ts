import { useApp } from '../context/app-context.ts'
import { useObservable } from '../state/use-observable.ts'

/**
 * Whether the user administers orders and has the mode on: with the mode off, pages are shown as to any
 * account.
 */
export const useAdministers = (): boolean => useObservable(useApp().interfaceState).admValue === '1'
