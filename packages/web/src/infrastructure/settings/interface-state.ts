/** Interface preferences: each key with its values and the users who may store it. */

import type { User } from '@polynya/contract'
import type { TextStorage } from './browser-storage.ts'

interface Rule<Value extends string> {
  /** The first one applies to users who have no choice. */
  readonly values: readonly [Value, ...Value[]]
  /** Whether this user's choice is stored and restored. */
  readonly isFor: (user: User | null) => boolean
  /** Defaults of users who have a choice. */
  readonly initial: Value
}

const rule = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  isFor: Rule<Value>['isFor'],
): Rule<Value> => ({ values, isFor, initial: values[0] })

/** A mode of a role: on for its holders until they switch it off, off for all others. */
const mode = (isFor: Rule<string>['isFor']): Rule<'0' | '1'> => ({ values: ['0', '1'], isFor, initial: '1' })

const signedIn = (user: User | null) => user !== null

/** Scopes of lists: a visitor's are the first ones, stored as such. */
const SCOPES = ['swimmerScope', 'judgeTestScope'] as const

export const INTERFACE_STATE = {
  swimmerScope: rule(['all', 'my'], signedIn),
  judgeTestScope: rule(['my', 'all'], signedIn),
  /** Administrator mode: shows or hides what administrators can do; it never widens a right. */
  admValue: mode((user) => user?.isAdmin === 1 || user?.isSuperAdmin === 1),
  /** Federation mode. */
  rsfValue: mode((user) => user?.isRsf === 1),
} as const satisfies Record<string, Rule<string>>

export type StateKey = keyof typeof INTERFACE_STATE
export type ValueOf<K extends StateKey> = (typeof INTERFACE_STATE)[K]['values'][number]

/** Returns the stored value of a key for this user, who may have lost the role since. */
export function readInterfaceState<K extends StateKey>(
  storage: TextStorage,
  key: K,
  user: User | null,
): ValueOf<K> {
  const { values, isFor, initial }: Rule<ValueOf<K>> = INTERFACE_STATE[key]
  if (!isFor(user)) return values[0]
  const text = storage.read(key)
  return values.find((value) => value === text) ?? initial
}

/** Keeps a choice, unless it is not this user's to keep. */
export function storeInterfaceState<K extends StateKey>(
  storage: TextStorage,
  choice: { readonly key: K; readonly value: ValueOf<K> },
  user: User | null,
) {
  if (INTERFACE_STATE[choice.key].isFor(user)) storage.write(choice.key, choice.value)
}

/** Signing out clears the scopes: the next user starts with the first values. */
export function forgetScopes(storage: TextStorage) {
  for (const key of SCOPES) storage.write(key, INTERFACE_STATE[key].values[0])
}
