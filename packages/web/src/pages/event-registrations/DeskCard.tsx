import type { EventRegistration } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { unpaidOrders } from './bulk-deeds.ts'
import { EnteredDistances } from './EnteredDistances.tsx'
import { RowAdmissions } from './RowAdmissions.tsx'
import type { CheckIn } from './use-check-in.ts'

interface Props {
  readonly eventId: number
  readonly row: EventRegistration
  readonly timeZone: string
  readonly checkIn: CheckIn
}

/** A swimmer at the desk: identity, payment status, and one large button. */
export function DeskCard({ eventId, row, timeZone, checkIn: { change, busyId, problem } }: Props) {
  const words = useWords()
  const { t, language, formats } = words
  const { main } = swimmerName(row, language)
  const isHere = row.checkedInAt !== null
  const action = isHere ? 'undo' : 'checkIn'
  return (
    <li className="desk-card" data-here={isHere || undefined}>
      <p className="desk-number">{row.number ?? t('registrations:noNumber')}</p>
      <div className="desk-who">
        <h2 lang={main.lang}>{main.text}</h2>
        <p>
          <strong>{row.ageGroup}</strong> {t('registrations:age', { count: row.age })} · {row.iwsaid}
          {row.club && ` · ${row.club}`}
        </p>
        <p className="tags">
          <span className="tag" data-tone={row.isPaid ? 'good' : 'bad'}>
            {t(row.isPaid ? 'registrations:paid' : 'registrations:unpaid')}
          </span>{' '}
          <span className="tag" data-tone={isHere ? 'good' : undefined}>
            {row.checkedInAt
              ? t('registrations:hereSince', { time: formats.time(row.checkedInAt, timeZone) })
              : t('registrations:notHere')}
          </span>
        </p>
        <EnteredDistances entries={row.entries} />
        <RowAdmissions eventId={eventId} row={row} isOpen />
        {!row.isPaid && <UnpaidNote row={row} />}
        {row.email && (
          <p>
            <a href={`${paths.manageEvent(eventId, 'mail')}?iwsaid=${row.iwsaid}`}>
              {t('registrations:desk.write')}
              <span className="visually-hidden">: {main.text}</span>
            </a>
          </p>
        )}
      </div>
      <button
        type="button"
        className="button desk-button"
        data-kind={isHere ? 'plain' : 'primary'}
        aria-label={t(`registrations:desk.${action}Who`, { name: main.text })}
        aria-busy={busyId === row.id || undefined}
        // The second click of a double click would undo the first.
        onClick={({ detail }) => detail < 2 && change(row, !isHere)}
      >
        {t(`registrations:desk.${action}`)}
      </button>
      <p role="alert" className="field-error">
        {problem?.id === row.id && failureText(problem.error, words).advice}
      </p>
    </li>
  )
}

function UnpaidNote({ row }: Pick<Props, 'row'>) {
  const { t } = useWords()
  return (
    <p className="desk-unpaid">
      {t('registrations:desk.unpaidNote')}{' '}
      {unpaidOrders([row]).map((id) => (
        <a key={id} href={paths.order(id)}>
          {t('registrations:desk.toOrder', { id })}
        </a>
      ))}
    </p>
  )
}
