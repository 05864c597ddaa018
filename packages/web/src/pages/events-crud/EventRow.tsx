import type { EventCard } from '@polynya/contract'
import { Button, EventStatus, inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import type { OpenDialog } from './CrudDialogs.tsx'

/** An event of the list: its name, state and actions. */
export function EventRow({
  event,
  onOpen,
}: {
  readonly event: EventCard
  readonly onOpen: (dialog: OpenDialog) => void
}) {
  const { t, formats, language } = useWords()
  const { startDate, endDate } = event
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  const dates = startDate ? formats.dateRange(startDate, endDate ?? startDate) : t('events:card.datesUnknown')
  return (
    <li className="crud-row">
      <div className="crud-event">
        <a href={paths.manageEvent(event.id)} lang={name?.lang}>
          {name?.text}
        </a>
        <p>
          {dates} · <span lang={place?.lang}>{place?.text ?? t('events:card.placeUnknown')}</span>
        </p>
      </div>
      <div className="crud-marks">
        <span className="tag" data-tone={event.public ? 'good' : 'warn'}>
          {event.public ? t('eventEditor:state.published') : t('eventEditor:state.draft')}
        </span>
        <EventStatus event={event} />
      </div>
      <div className="crud-actions">
        <a className="button" data-kind="primary" href={paths.manageEvent(event.id)}>
          <Named
            short={t('eventEditor:list.manage')}
            full={t('eventEditor:list.manageNamed', { name: event.name })}
          />
        </a>
        {event.public && (
          <a className="button" href={paths.viewEvent(event.id)}>
            <Named
              short={t('eventEditor:list.view')}
              full={t('eventEditor:list.viewNamed', { name: event.name })}
            />
          </a>
        )}
        <Button onClick={() => onOpen({ action: 'duplicate', event })}>
          <Named
            short={t('eventEditor:list.duplicate')}
            full={t('eventEditor:list.duplicateNamed', { name: event.name })}
          />
        </Button>
        <Button onClick={() => onOpen({ action: 'remove', event })}>
          <Named
            short={t('eventEditor:list.remove')}
            full={t('eventEditor:list.removeNamed', { name: event.name })}
          />
        </Button>
      </div>
    </li>
  )
}

/** Text of a button that names its event for screen readers, because every row has the same buttons. */
function Named({ short, full }: { readonly short: string; readonly full: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </>
  )
}
