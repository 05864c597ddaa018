import { EmptyState, useWords } from '@polynya/ui'
import { Answer } from '../../../features/administration/Answer.tsx'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../../infrastructure/lists/address-query.ts'
import { Pager } from '../../../infrastructure/lists/Pager.tsx'
import './admin-outbox.css'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { MailPreview } from './MailPreview.tsx'

const PAGE_ROWS = 25

/** Mails as they were written, newest first: without a mail server this is where they stay. */
export function AdminOutboxPage() {
  const { t, formats } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const query = { page: pageIn(values), limit: PAGE_ROWS }
  return (
    <div className="page admin-page">
      <h1>{t('administration:outbox.heading')}</h1>
      <Answer
        query={{
          queryKey: keys.outbox(query.page),
          queryFn: ({ signal }) => client.outbox.list({ query }, { signal }),
        }}
      >
        {({ mails, total }) => (
          <>
            {total === 0 && (
              <EmptyState title={t('administration:outbox.none')}>
                <p>{t('administration:outbox.noneAdvice')}</p>
              </EmptyState>
            )}
            <ul className="admin-list">
              {mails.map(({ id, to, subject, text, html, state, createdAt }) => (
                <li key={id}>
                  <h2>{subject}</h2>
                  <p>{to}</p>
                  <p>
                    <small>
                      {momentText(createdAt, formats)} · {t(`administration:outbox.states.${state}`)}
                    </small>
                  </p>
                  {html && <MailPreview subject={subject} html={html} />}
                  <details>
                    <summary>
                      {t('administration:outbox.text')}
                      <span className="visually-hidden">: {subject}</span>
                    </summary>
                    <p className="mail-text">{text}</p>
                  </details>
                </li>
              ))}
            </ul>
            <Pager total={total} size={PAGE_ROWS} />
          </>
        )}
      </Answer>
    </div>
  )
}
