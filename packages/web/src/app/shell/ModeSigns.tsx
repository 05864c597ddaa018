import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { modesOf } from './modes.ts'

/** Shows the active modes in the header of every page. */
export function ModeSigns() {
  const { t } = useWords()
  const state = useObservable(useApp().interfaceState)
  const modes = modesOf(useUser()).filter(({ key }) => state[key] === '1')
  if (modes.length === 0) return null
  return (
    <p className="mode-signs">
      {modes.map(({ key, text }) => (
        <span key={key}>{t(text)}</span>
      ))}
    </p>
  )
}
