import type { EventRegistration, RequiredAdmission } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { AdmissionTag } from '../../features/admissions/AdmissionTag.tsx'
import { AdmissionActions } from './AdmissionActions.tsx'

interface Props {
  readonly eventId: number
  readonly row: EventRegistration
  /** Whether what is left to do is shown at once, as at the desk. */
  readonly isOpen?: boolean
}

/** Required documents of a swimmer: their status and possible actions. */
export function RowAdmissions({ eventId, row, isOpen = false }: Props) {
  const { t } = useWords()
  if (row.admissions.length === 0) return null
  return (
    <ul className="row-admissions" aria-label={t('admissions:heading')}>
      {row.admissions.map((asked) => (
        <li key={asked.kind}>
          <details open={isOpen && asked.state !== 'accepted'}>
            <Summary id={summaryId(row, asked)} asked={asked} />
            <AdmissionActions
              eventId={eventId}
              row={row}
              asked={asked}
              onDone={() => document.getElementById(summaryId(row, asked))?.focus()}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}

const summaryId = ({ id }: EventRegistration, { kind }: RequiredAdmission) => `admission-${id}-${kind}`

function Summary({ id, asked }: { readonly id: string; readonly asked: RequiredAdmission }) {
  const { t, formats } = useWords()
  const { kind, state, validUntil } = asked
  return (
    <summary id={id}>
      <b>{t(`admissions:kinds.${kind}`)}</b> <AdmissionTag state={state} />{' '}
      {validUntil && <small>{t('admissions:until', { date: formats.shortDate(validUntil) })}</small>}
    </summary>
  )
}
