import { useWords } from '@polynya/ui'
import type { ContentProps } from './content-props.ts'
import { PictureUpload } from './PictureUpload.tsx'

/** The poster and the logo of an event, for super administrators. Needs `CONTENT_WORDS`. */
export function EventPictures({
  event,
  onSaved,
  level = 2,
}: ContentProps<'name' | 'public' | 'poster' | 'logoFile'>) {
  const { t } = useWords()
  const { name } = event
  const shared = { event, onSaved, level }
  return (
    <div className="content-pictures">
      <PictureUpload
        {...shared}
        type="poster"
        stored={event.poster}
        alt={t('events:card.poster', { name })}
      />
      <PictureUpload {...shared} type="logo" stored={event.logoFile} alt={t('events:card.logo', { name })} />
    </div>
  )
}
