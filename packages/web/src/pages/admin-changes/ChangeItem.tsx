import type { ChangeRequest } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { identityText, requestedFields } from '../../features/custody/identity-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { Decision } from './Decision.tsx'

interface Props {
  readonly request: ChangeRequest
}

/** A change request with the present and the requested values side by side. */
export function ChangeItem({ request }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { id, swimmerId, iwsaid, present, state, createdAt, decidedAt, reason, answer } = request
  const name = `${present.lastName} ${present.firstName}`
  return (
    <li className="custody-card" aria-labelledby={`change-${id}`}>
      <h3 id={`change-${id}`}>
        {name} <a href={paths.editSwimmer(swimmerId)}>{t('custody:registryId', { iwsaid })}</a>
      </h3>
      <p className="note">
        {t('custody:changes.sentAt', { date: momentText(createdAt, formats) })}
        {decidedAt && (
          <>
            <br />
            {t('custody:changes.decidedAt', { date: momentText(decidedAt, formats) })}
          </>
        )}
      </p>
      <OutOfSync request={request} />
      <Values request={request} />
      <blockquote className="custody-reason">{reason}</blockquote>
      {answer && <p>{t('custody:change.answer', { answer })}</p>}
      {state === 'open' && <Decision request={request} name={name} />}
    </li>
  )
}

function Values({ request: { requested, before, present, state } }: Props) {
  const words = useWords()
  const { t } = words
  const isOpen = state === 'open'
  return (
    <table className="custody-table field-changes">
      <thead>
        <tr>
          <th scope="col">{t('custody:changes.field')}</th>
          <th scope="col">{t(isOpen ? 'custody:changes.now' : 'custody:changes.was')}</th>
          <th scope="col">{t('custody:changes.requested')}</th>
        </tr>
      </thead>
      <tbody>
        {requestedFields(requested).map((field) => (
          <tr key={field}>
            <th scope="row">{t(`custody:fields.${field}`)}</th>
            <td>{identityText(field, isOpen ? present : before, words)}</td>
            <td>
              <strong>{identityText(field, requested, words)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OutOfSync({ request: { outOfSync, before } }: Props) {
  const words = useWords()
  if (!outOfSync) return null
  const facts = (['lastName', 'firstName', 'gender', 'dob'] as const).map((field) =>
    identityText(field, before, words),
  )
  return (
    <div className="custody-warning">
      <strong>{words.t('custody:changes.outOfSync')}</strong>
      <p>{words.t('custody:changes.outOfSyncText', { before: facts.join(', ') })}</p>
    </div>
  )
}
