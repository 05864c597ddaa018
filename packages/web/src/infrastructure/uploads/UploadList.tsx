import { Button, useWords } from '@polynya/ui'
import { failureText } from '../api/failure-text.ts'
import { mayPassNextTime } from './upload-problem.ts'
import type { Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'
import './uploads.css'

interface Props {
  readonly uploads: readonly Upload[]
  readonly queue: Pick<Uploads['queue'], 'retry' | 'cancel'>
  /** The id of the button that chooses files. */
  readonly chooser: string
}

/** Uploads that wait, run or failed, each with what can be done about it. */
export function UploadList({ uploads, queue, chooser }: Props) {
  const { t } = useWords()
  if (uploads.length === 0) return null
  return (
    <ul className="upload-list" aria-label={t('fields:uploads.label')}>
      {uploads.map((upload) => (
        <li key={upload.id} data-state={upload.state}>
          <div className="upload-line">
            <strong>{upload.file.name}</strong>
            {upload.state === 'failed' ? <Problem upload={upload} /> : <Progress upload={upload} />}
          </div>
          <UploadButtons upload={upload} queue={queue} chooser={chooser} />
        </li>
      ))}
    </ul>
  )
}

function Progress({ upload: { file, state, sent } }: { readonly upload: Upload }) {
  const { t } = useWords()
  const percent = Math.round(sent * 100)
  return (
    <>
      <progress max={100} {...(sent < 1 && { value: percent })} aria-label={file.name} />
      <small>{t(wordsOf({ state, sent }), { percent })}</small>
    </>
  )
}

function wordsOf({ state, sent }: Pick<Upload, 'state' | 'sent'>) {
  if (state === 'waiting') return 'fields:uploads.waiting'
  return sent < 1 ? 'fields:uploads.sent' : 'fields:uploads.checking'
}

function Problem({ upload }: { readonly upload: Upload }) {
  const words = useWords()
  return (
    <p role="alert" className="field-error">
      {words.t('fields:uploads.failed')} {failureText(upload.problem, words).advice}
    </p>
  )
}

function UploadButtons({
  upload: { id, state, file, problem },
  queue,
  chooser,
}: Pick<Props, 'queue' | 'chooser'> & { readonly upload: Upload }) {
  const { t } = useWords()
  const { name } = file
  const isFailed = state === 'failed'

  function act(change: (id: number) => void) {
    // The pressed button is removed with its upload or with its failure.
    document.getElementById(chooser)?.focus()
    change(id)
  }

  return (
    <p className="upload-buttons">
      {isFailed && mayPassNextTime(problem) && (
        <NamedButton
          text={t('fields:uploads.retry')}
          name={t('fields:uploads.retryNamed', { name })}
          onClick={() => act(queue.retry)}
        />
      )}
      <NamedButton
        text={t(isFailed ? 'fields:uploads.dismiss' : 'fields:uploads.cancel')}
        name={t(isFailed ? 'fields:uploads.dismissNamed' : 'fields:uploads.cancelNamed', {
          name,
        })}
        onClick={() => act(queue.cancel)}
      />
    </p>
  )
}

export function NamedButton({
  text,
  name,
  onClick,
}: {
  readonly text: string
  /** The same text with its subject, for screen reader users who do not see the context. */
  readonly name: string
  readonly onClick: () => void
}) {
  return (
    <Button onClick={onClick}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{name}</span>
    </Button>
  )
}
