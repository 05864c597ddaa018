import type { User } from '@polynya/contract'
import { type Observable, observable } from '../state/observable.ts'
import type { TextStorage } from './browser-storage.ts'
import {
  forgetScopes,
  readInterfaceState,
  type StateKey,
  storeInterfaceState,
  type ValueOf,
} from './interface-state.ts'

/** Interface preferences, by key. */
export type InterfaceState = { readonly [K in StateKey]: ValueOf<K> }

export interface InterfaceStateStore extends Pick<Observable<InterfaceState>, 'get' | 'subscribe'> {
  /** Takes a value and keeps it; nothing happens where it is not this user's to choose. */
  readonly choose: <K extends StateKey>(key: K, value: ValueOf<K>) => void
  /** Reads the stored preferences of the current user. */
  readonly restore: () => void
}

/** Preferences of the interface in the browser's storage, limited to those of the current user. */
export function interfaceStateStore(storage: TextStorage, user: () => User | null): InterfaceStateStore {
  const read = (): InterfaceState => {
    if (user() === null) forgetScopes(storage)
    const stored = <K extends StateKey>(key: K) => readInterfaceState(storage, key, user())
    return {
      swimmerScope: stored('swimmerScope'),
      judgeTestScope: stored('judgeTestScope'),
      admValue: stored('admValue'),
      rsfValue: stored('rsfValue'),
    }
  }
  const state = observable(read())
  return {
    get: state.get,
    subscribe: state.subscribe,
    choose(key, value) {
      storeInterfaceState(storage, { key, value }, user())
      state.set(read())
    },
    restore: () => state.set(read()),
  }
}
