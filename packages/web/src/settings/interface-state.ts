/** What the interface remembers of how somebody works: each key with its values and who may keep it. */

import type { User } from '@polynya/contract'
import type { KeptTexts } from './browser-storage.ts'

interface Rule<Value extends string> {
  /** The first one holds where nothing else is kept. */
  readonly values: readonly [Value, ...Value[]]
  /** Whether this user's choice is kept and restored; for others the first value holds. */
  readonly isFor: (user: User | null) => boolean
}

const rule = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  isFor: Rule<Value>['isFor'],
): Rule<Value> => ({ values, isFor })

const signedIn = (user: User | null) => user !== null

export const INTERFACE_STATE = {
  swimmerScope: rule(['all', 'my'], signedIn),
  judgeTestScope: rule(['my', 'all'], signedIn),
  /** Administrator mode: shows or hides what administrators can do; it never widens a right. */
  admValue: rule(['0', '1'], (user) => user?.isAdmin === 1 || user?.isSuperAdmin === 1),
  /** Federation mode. */
  rsfValue: rule(['0', '1'], (user) => user?.isRsf === 1),
} as const satisfies Record<string, Rule<string>>

type Key = keyof typeof INTERFACE_STATE
type ValueOf<K extends Key> = (typeof INTERFACE_STATE)[K]['values'][number]

/** What is kept under a key for this user, who may have lost the role since. */
export function readInterfaceState<K extends Key>(kept: KeptTexts, key: K, user: User | null): ValueOf<K> {
  const { values, isFor }: Rule<ValueOf<K>> = INTERFACE_STATE[key]
  const text = isFor(user) ? kept.read(key) : null
  return values.find((value) => value === text) ?? values[0]
}

/** Keeps a choice, unless it is not this user's to keep. */
export function keepInterfaceState<K extends Key>(
  kept: KeptTexts,
  choice: { readonly key: K; readonly value: ValueOf<K> },
  user: User | null,
) {
  if (INTERFACE_STATE[choice.key].isFor(user)) kept.write(choice.key, choice.value)
}
