import { UPLOADS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useId, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import { UploadList } from '../../infrastructure/uploads/UploadList.tsx'
import { acceptOf, uploadProblem } from '../../infrastructure/uploads/upload-problem.ts'
import { ContentSection, focusContent } from './ContentSection.tsx'
import type { ContentProps } from './content-props.ts'
import { useEventUploads } from './use-event-uploads.ts'
import { usePictureAddress } from './use-picture-address.ts'
import './pictures.css'

interface Props extends ContentProps<'public'> {
  readonly type: 'poster' | 'logo'
  /** The address of the one that there is. */
  readonly stored: string | null
  readonly alt: string
}

/** One picture of an event: what it looks like, how to set, replace and delete it. */
export function PictureUpload({ event, type, stored, alt, onSaved, level = 2 }: Props) {
  const { t } = useWords()
  const [limits, chooser] = [useId(), useId()]
  const [isLeaving, setLeaving] = useState(false)
  const { queue, uploads, done, isSending } = useEventUploads({
    event,
    type,
    onAttempt: onSaved,
    check: (file) => uploadProblem(type, file),
  })
  const chosen = uploads.find(({ state }) => state !== 'failed')?.file

  function choose([file]: readonly File[]) {
    queue.stop()
    if (file) queue.add([file])
  }

  return (
    <ContentSection id={`content-${type}`} heading={t(`eventContent:pictures.${type}`)} level={level}>
      <Preview source={chosen ?? stored} isPublic={event.public} type={type} alt={alt} />
      <PictureLimits id={limits} type={type} />
      <UploadList uploads={uploads} queue={queue} chooser={chooser} />
      <div className="submit-line">
        <FileButton id={chooser} accept={acceptOf(type)} describedBy={limits} onChoose={choose}>
          {t(stored ? `eventContent:pictures.${type}Replace` : `eventContent:pictures.${type}Choose`)}
        </FileButton>
        {stored && (
          <span className="danger">
            <Button onClick={() => setLeaving(true)}>{t(`eventContent:pictures.${type}Remove`)}</Button>
          </span>
        )}
        <p role="status" className="saved-mark">
          {done > 0 && !isSending && t(DONE[type])}
        </p>
      </div>
      {isLeaving && (
        <RemoveDialog id={event.id} type={type} onSaved={onSaved} onClose={() => setLeaving(false)} />
      )}
    </ContentSection>
  )
}

const DONE = {
  poster: 'eventContent:pictures.posterUploaded',
  logo: 'errors:success.logoUpdated',
} as const

function Preview({
  source,
  isPublic,
  type,
  alt,
}: Pick<Props, 'type' | 'alt'> & {
  readonly source: File | string | null
  readonly isPublic: boolean
}) {
  const { t } = useWords()
  const { address, hasFailed } = usePictureAddress(source, isPublic)
  return (
    <div className="picture-preview" data-type={type}>
      {source === null && <p>{t(`eventContent:pictures.${type}None`)}</p>}
      {hasFailed && <p>{t('eventContent:pictures.failed')}</p>}
      {address && <img src={address} alt={alt} />}
    </div>
  )
}

function RemoveDialog({
  id,
  type,
  onSaved,
  onClose,
}: Pick<Props, 'type' | 'onSaved'> & {
  readonly id: number
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()

  async function remove() {
    await client.events.removePicture({ params: { id, type } })
    await onSaved()
    const say = (speak: typeof t) => ({ text: speak(`eventContent:pictures.${type}Removed`) })
    notifications.tell({ tone: 'good', say }, 'message')
    focusContent(`content-${type}`)
  }

  return (
    <ConfirmDialog
      heading={t(`eventContent:pictures.${type}Remove`)}
      text={t(`eventContent:pictures.${type}RemoveText`)}
      confirm={t('delete')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

/** Accepted formats and sizes of a picture, shown before one is chosen. */
function PictureLimits({ id, type }: { readonly id: string; readonly type: 'poster' | 'logo' }) {
  const { t, formats } = useWords()
  const { poster, logo } = UPLOADS
  const size = formats.fileSize
  return (
    <p id={id} className="field-hint">
      {type === 'poster'
        ? t('messages:events.posterLimit', { size: size(poster.maxBytes.jpg) })
        : t('messages:events.logoLimit', { svg: size(logo.maxBytes.svg), png: size(logo.maxBytes.png) })}
      {'. '}
      {type === 'poster'
        ? t('eventContent:pictures.posterNote', { size: size(poster.display.maxBytes) })
        : t('eventContent:pictures.logoNote')}
    </p>
  )
}
