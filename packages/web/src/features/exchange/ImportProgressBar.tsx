import { Button, useWords } from '@polynya/ui'
import type { ImportProgress } from '../file-imports/following.ts'

interface Props {
  readonly progress: ImportProgress
  /** Names the bar. */
  readonly label: string
  readonly onCancel: () => void
}

/** How far an import of a file is, with how to cancel it. Requires the namespace `printouts`. */
export function ImportProgressBar({ progress: { isQueued, done, count }, label, onCancel }: Props) {
  const { t } = useWords()
  const stage = isQueued ? 'queued' : count === null ? 'reading' : 'running'
  return (
    <>
      <p role="status">{t(`printouts:exchange.imports.states.${stage}`, { done, count: count ?? 0 })}</p>
      <progress aria-label={label} {...(count !== null && { max: Math.max(count, 1), value: done })} />
      <p className="buttons">
        <Button onClick={onCancel}>{t('printouts:exchange.imports.stop')}</Button>
      </p>
    </>
  )
}

/** The progress of an import in its dialog. */
export const importProgress = (props: Props) => <ImportProgressBar {...props} />
