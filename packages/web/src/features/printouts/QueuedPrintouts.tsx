import type { QueuedPrintout } from '@polynya/contract'
import { isOpenPrintout, type PrintoutName } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { ShareButton } from '../../infrastructure/components/ShareButton.tsx'

interface Props {
  readonly queued: readonly QueuedPrintout[]
  readonly printouts: readonly PrintoutName[]
  readonly onCancel: (printoutId: number) => void
}

/** The latest queued one of each of some printouts: its progress, then its file. */
export function QueuedPrintouts({ queued, printouts, onCancel }: Props) {
  const latest = printouts.flatMap((name) => queued.find(({ printout }) => printout === name) ?? [])
  const shown = latest.filter(({ state }) => state !== 'cancelled')
  if (shown.length === 0) return null
  return (
    <ul className="queued-printouts">
      {shown.map((each) => (
        <li key={each.id}>
          {isOpenPrintout(each.state) ? (
            <Progress printout={each} onCancel={onCancel} />
          ) : (
            <Completed printout={each} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface OneProps {
  readonly printout: QueuedPrintout
}

function Progress({ printout, onCancel }: OneProps & Pick<Props, 'onCancel'>) {
  const { t } = useWords()
  const { id, state, done, count } = printout
  const title = t(`printouts:titles.${printout.printout}`)
  const drawing = count === null ? 'counting' : 'drawing'
  return (
    <>
      <p role="status">
        {t(`printouts:queued.${state === 'queued' ? 'waiting' : drawing}`, {
          title,
          done,
          count: count ?? 0,
        })}
      </p>
      <progress aria-label={title} {...(count !== null && { max: count, value: done })} />
      <Button onClick={() => onCancel(id)}>{t('printouts:queued.stop')}</Button>
    </>
  )
}

function Completed({ printout: { printout, failure, url } }: OneProps) {
  const { t } = useWords()
  const title = t(`printouts:titles.${printout}`)
  if (url === null)
    return (
      <p role="alert" className="field-error">
        {t(`printouts:queued.failures.${failure ?? 'error'}`, { title })}
      </p>
    )
  return (
    <>
      <p role="status">{t('printouts:queued.ready', { title })}</p>
      <a className="button" href={url} target="_blank" rel="noreferrer">
        {t('printouts:preview.open')}
      </a>
      <ShareButton path={url} title={title} />
    </>
  )
}
