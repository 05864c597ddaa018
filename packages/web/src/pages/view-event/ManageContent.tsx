import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { EventDescriptions } from '../../features/event-content/EventDescriptions.tsx'
import { EventDocuments } from '../../features/event-content/EventDocuments.tsx'
import { EntrantMessages } from '../../features/event-entrants/EntrantMessages.tsx'
import { EventMoney } from '../../features/event-entrants/EventMoney.tsx'
import { EventState } from '../../features/event-entrants/EventState.tsx'
import { ManagedLists } from '../../features/event-lists/manage/ManagedLists.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'

/** What administrators of an event's region change on its page. */
export function ManageContent({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { queryClient, queries } = useApp()
  const parts = {
    event,
    level: 3,
    onSaved: () => queryClient.invalidateQueries(queries.event(event.id)),
  } as const
  return (
    <GuardedForms>
      <p className="note">{t(`eventContent:manage.${event.public ? 'published' : 'hidden'}`)}</p>
      <p>
        <a className="button" href={`${paths.editEvent(event.id)}/registrations`}>
          {t('registrations:open')}
        </a>
      </p>
      <ManagedLists event={event} />
      <EventDocuments {...parts} />
      <EventDescriptions {...parts} />
      <EventState event={event} onChanged={parts.onSaved} />
      <EntrantMessages event={event} />
      <EventMoney event={event} />
    </GuardedForms>
  )
}
