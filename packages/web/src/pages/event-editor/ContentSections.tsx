/** What is uploaded to an event and written of it, in the frames of the editor. */

import { EventDescriptions } from '../event-content/EventDescriptions.tsx'
import { EventDocuments } from '../event-content/EventDocuments.tsx'
import { EventPictures } from '../event-content/EventPictures.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './use-section.ts'

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
