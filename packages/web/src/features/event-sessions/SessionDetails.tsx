import type { EventSession, EventView, StartListHead } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { distanceName } from '../events/distance-name.ts'

/** The timetable of a session, once its starts are known, and its officials. */
export function SessionDetails({
  session,
  lists,
  event: { timeZone },
}: {
  readonly session: EventSession
  /** In swimming order. */
  readonly lists: readonly StartListHead[]
  readonly event: Pick<EventView, 'timeZone'>
}) {
  const words = useWords()
  const { t, formats } = words
  const timed = lists.filter((list) => list.session === session.number && list.startsAt !== null)
  return (
    <>
      {timed.length > 0 && (
        <details>
          <summary>{t('eventSessions:timetable')}</summary>
          <ol className="session-timetable">
            {timed.map((list) => (
              <li key={list.distanceId}>
                <time dateTime={list.startsAt ?? ''}>{formats.time(list.startsAt ?? '', timeZone)}</time>{' '}
                {distanceName(list, words)}
              </li>
            ))}
          </ol>
        </details>
      )}
      {session.officials.length > 0 && <Officials session={session} />}
    </>
  )
}

/** The officials of a session with role and category. */
function Officials({ session: { officials } }: { readonly session: EventSession }) {
  const { t, language } = useWords()
  return (
    <details>
      <summary>{t('eventSessions:officials')}</summary>
      <ul className="session-officials">
        {officials.map(({ role, category, name, nameEn }) => {
          const shown = inLanguage(language, { ru: name, en: nameEn })
          return (
            <li key={`${role} ${name}`}>
              {t(`eventSessions:roles.${role}`)}: <span lang={shown?.lang}>{shown?.text}</span>
              {category && `, ${t(`eventSessions:judge.${category}`)}`}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
