import type { User } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { modesOf } from './modes.ts'

/** Switches the modes of the user's roles on and off. */
export function ModeSwitches({ user }: { readonly user: User }) {
  const { t } = useWords()
  const { interfaceState } = useApp()
  const state = useObservable(interfaceState)
  return modesOf(user).map(({ key, text }) => (
    <label key={key} className="mode-switch">
      <input
        type="checkbox"
        checked={state[key] === '1'}
        onChange={({ target }) => interfaceState.choose(key, target.checked ? '1' : '0')}
      />
      {t(text)}
    </label>
  ))
}
