import { useApp } from '../../app/app-context.ts'
import { useObservable } from '../../state/use-observable.ts'

/** Whether somebody may administer orders and wants to: with the mode off, pages are as an account sees them. */
export const useAdministers = (): boolean => useObservable(useApp().interfaceState).admValue === '1'
