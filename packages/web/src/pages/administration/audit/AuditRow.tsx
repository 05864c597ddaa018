import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditChange, type AuditEntry, TextName } from '@polynya/contract'
import { readableChange } from '@polynya/i18n/audit-change'
import { useWords, type Words } from '@polynya/ui'
import { accountName } from '../../../features/administration/account-name.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { useChangeWords } from './use-change-words.ts'

/** One change: when, by whom, what was done to what, and what differs since. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { t, formats } = useWords()
  const { id, at, action, changes, ipAddress, requestId } = entry
  return (
    <li aria-labelledby={`audit-${id}`}>
      <h2 id={`audit-${id}`}>
        <time dateTime={at}>{momentText(at, formats)}</time>
        {' · '}
        {actionText(action, t)}
      </h2>
      <p>
        <Author account={entry.account} />
        {' → '}
        <Changed entry={entry} />
      </p>
      {changes.length > 0 ? (
        <Changes changes={changes} />
      ) : (
        <p className="audit-unchanged">{t('administration:audit.unchanged')}</p>
      )}
      <p>
        <small>
          {t('administration:audit.origin', {
            address: ipAddress ?? t('administration:audit.nothing'),
            request: requestId ?? t('administration:audit.nothing'),
          })}
        </small>
      </p>
    </li>
  )
}

function Author({ account }: Pick<AuditEntry, 'account'>) {
  const { t } = useWords()
  if (!account) return t('administration:audit.notSignedIn')
  if (!account.email) return t('administration:audit.deleted')
  return (
    <a
      href={`${paths.admin('audit')}?account=${account.id}`}
    >{`${accountName(account)}, ${account.email}`}</a>
  )
}

function Changed({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useWords()
  const text = `${kindText(entry, t)} ${entry.objectId}`
  const href = pageOf(entry)
  return href ? <a href={href}>{text}</a> : text
}

/** Rows that are older than the list of kinds may have others. */
function kindText({ kind }: AuditEntry, t: Words['t']): string {
  const known = AUDIT_KINDS.find((each) => each === kind)
  return known ? t(`administration:audit.kinds.${known}`) : kind
}

/** Rows of former calls and of the server's own jobs have other actions, which are shown as they are. */
function actionText(action: string, t: Words['t']): string {
  const known = AUDIT_ACTIONS.find((each) => each === action)
  return known ? t(`administration:audit.actions.${known}`) : action
}

/** The page that shows what was changed; null where there is none. */
function pageOf({ kind, objectId }: AuditEntry): string | null {
  if (kind === 'account') return `${paths.admin('accounts')}?id=${objectId}`
  if (kind === 'event') return paths.viewEvent(Number(objectId))
  if (kind === 'site') return paths.admin('settings')
  const text = TextName.options.find((name) => name === objectId)
  return kind === 'text' && text ? paths[text] : null
}

function Changes({ changes }: { readonly changes: readonly AuditChange[] }) {
  const { t } = useWords()
  const words = useChangeWords()
  return (
    <table className="audit-changes field-changes">
      <caption className="visually-hidden">{t('administration:audit.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('administration:audit.field')}</th>
          <th scope="col">{t('administration:audit.before')}</th>
          <th scope="col">{t('administration:audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes
          .map((change) => ({ id: change.field, ...readableChange(change, words) }))
          .map(({ id, field, before, after }) => (
            <tr key={id}>
              <th scope="row">{field}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
