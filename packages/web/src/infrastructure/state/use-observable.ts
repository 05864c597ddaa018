import { useSyncExternalStore } from 'react'
import type { Observable } from './observable.ts'

/** The present value, and a new rendering whenever it changes. */
export const useObservable = <T>({ subscribe, get }: Pick<Observable<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get)
