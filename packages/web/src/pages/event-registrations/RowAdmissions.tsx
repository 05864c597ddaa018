import type { EventRegistration, RequiredAdmission } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { AdmissionTag } from '../../features/admissions/AdmissionTag.tsx'
import { AdmissionActions } from './AdmissionActions.tsx'

/** Required documents of a swimmer: their status and possible actions. */
export function RowAdmissions({
  eventId,
  row,
  isOpen = false,
}: {
  readonly eventId: number
  readonly row: EventRegistration
  /** Whether what is left to do is shown at once, as at the desk. */
  readonly isOpen?: boolean
}) {
  const { t } = useWords()
  if (row.admissions.length === 0) return null
  return (
    <ul className="row-admissions" aria-label={t('admissions:heading')}>
      {row.admissions.map((admission) => (
        <li key={admission.kind}>
          <details open={isOpen && admission.state !== 'accepted'}>
            <Summary id={summaryId(row, admission)} admission={admission} />
            <AdmissionActions
              eventId={eventId}
              row={row}
              admission={admission}
              onDone={() => document.getElementById(summaryId(row, admission))?.focus()}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}

const summaryId = ({ id }: EventRegistration, { kind }: RequiredAdmission) => `admission-${id}-${kind}`

function Summary({ id, admission }: { readonly id: string; readonly admission: RequiredAdmission }) {
  const { t, formats } = useWords()
  const { kind, state, validUntil } = admission
  return (
    <summary id={id}>
      <b>{t(`admissions:kinds.${kind}`)}</b> <AdmissionTag state={state} />{' '}
      {validUntil && <small>{t('admissions:until', { date: formats.shortDate(validUntil) })}</small>}
    </summary>
  )
}
