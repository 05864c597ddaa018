/** What is uploaded to an event and written of it, in the frames of the editor. */

import { EventDescriptions } from '../../features/event-content/EventDescriptions.tsx'
import { EventDocuments } from '../../features/event-content/EventDocuments.tsx'
import { EventPictures } from '../../features/event-content/EventPictures.tsx'
import { SectionFrame } from './section/SectionFrame.tsx'
import type { SectionProps } from './section/use-section.ts'

export function PicturesSection({ event, reloadContent }: SectionProps) {
  return (
    <SectionFrame id="pictures">
      <EventPictures event={event} onSaved={reloadContent} level={3} />
    </SectionFrame>
  )
}

export function DescriptionsSection({ event, reloadContent }: SectionProps) {
  return (
    <SectionFrame id="descriptions">
      <EventDescriptions event={event} onSaved={reloadContent} level={3} />
    </SectionFrame>
  )
}

export function DocumentsSection({ event, reloadContent }: SectionProps) {
  return (
    <SectionFrame id="documents">
      <EventDocuments event={event} onSaved={reloadContent} level={3} />
    </SectionFrame>
  )
}
