import { UPLOADS } from '@polynya/domain'
import { useWords } from '@polynya/ui'

interface Props {
  readonly id: string
  readonly type: 'poster' | 'logo'
}

/** Accepted formats and sizes of a picture, shown before one is chosen. */
export function PictureLimits({ id, type }: Props) {
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
