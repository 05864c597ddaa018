import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { NearEvents } from './NearEvents.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { SectionFrame } from './section/SectionFrame.tsx'
import type { SectionProps } from './section/use-section.ts'

/** Visibility of the event to visitors; the consequence of a change is shown before the button. */
export function PublishSection(props: SectionProps) {
  const { t } = useWords()
  const { event } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <SectionFrame id="publishing">
      <p className="publish-state" data-tone={event.public ? 'good' : 'draft'}>
        {event.public ? t('eventEditor:publishing.published') : t('eventEditor:publishing.draft')}
      </p>
      {event.public ? (
        <p>
          <a href={paths.viewEvent(event.id)}>{t('eventEditor:editor.view')}</a>
        </p>
      ) : (
        <>
          <p>{t('eventEditor:publishing.willShow')}</p>
          <NearEvents event={event} />
        </>
      )}
      <p className={event.public ? 'danger' : undefined}>
        <Button kind={event.public ? 'plain' : 'primary'} onClick={() => setAsking(true)}>
          {event.public ? t('eventEditor:publishing.unpublish') : t('eventEditor:publishing.publish')}
        </Button>
      </p>
      {isAsking && <PublishDialog {...props} onClose={() => setAsking(false)} />}
    </SectionFrame>
  )
}
