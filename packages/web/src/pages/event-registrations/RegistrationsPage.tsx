import { useWords } from '@polynya/ui'
import { useManagedEvent } from '../../features/event-manage/managed-event.ts'
import { TabPage } from '../../features/event-manage/TabPage.tsx'
import { whyNotOnSpot } from '../../features/events/not-open.ts'
import { AgeGroupChanges } from '../../features/registration/AgeGroupChanges.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Desk } from './Desk.tsx'
import { RegistrationList } from './RegistrationList.tsx'
import '../../features/administration/administration.css'
import './event-registrations.css'

/** Who is registered for an event, as a list to narrow and to work on in bulk. */
export function EntriesPage() {
  const event = useManagedEvent()
  return (
    <TabPage tab="entries" className="admin-page event-registrations">
      <AgeGroupChanges eventId={event.id} version={event.version} />
      <RegistrationList event={event} />
    </TabPage>
  )
}

/** Who arrives at an event: search, check-in and payment. */
export function DeskPage() {
  const { t } = useWords()
  const event = useManagedEvent()
  return (
    <TabPage tab="desk" className="admin-page event-registrations">
      {whyNotOnSpot(event) === null && (
        <p>
          <a className="button" href={paths.enterOnSpot(event.id)}>
            {t('onSpot:open')}
          </a>
        </p>
      )}
      <Desk event={event} />
    </TabPage>
  )
}
