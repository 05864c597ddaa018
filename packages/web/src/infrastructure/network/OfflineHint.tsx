import { useWords } from '@polynya/ui'
import { useOnLine } from './use-on-line.ts'

/** Beside a button that requires a network: reports the lack of one before the button is pressed. */
export function OfflineHint({ to = 'change' }: { readonly to?: 'change' | 'pay' }) {
  const { t } = useWords()
  return (
    <p role="status" className="offline-hint">
      {!useOnLine() && t(`offline.${to}`)}
    </p>
  )
}
