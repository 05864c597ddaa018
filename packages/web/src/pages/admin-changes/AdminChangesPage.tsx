import type { ChangeState } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { CustodyPage } from '../../features/custody/CustodyPage.tsx'
import { changesQuery } from '../../features/custody/custody-queries.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { ChangeItem } from './ChangeItem.tsx'

const STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const satisfies ChangeState[]

/** What owners ask to have changed in who their swimmers are, for administrators to decide. */
export function AdminChangesPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values, hrefOf } = useAddressQuery()
  const state = STATES.find((each) => each === values.get('state')) ?? 'open'
  return (
    <CustodyPage heading={t('custody:changes.heading')} intro={t('custody:changes.noneText')}>
      <nav className="custody-tabs" aria-label={t('custody:changes.filter')}>
        {STATES.map((each) => (
          <a
            key={each}
            href={hrefOf(new URLSearchParams({ state: each }))}
            aria-current={each === state ? 'page' : undefined}
          >
            {t(`custody:changes.tabs.${each}`)}
          </a>
        ))}
      </nav>
      <Loaded query={changesQuery(client, state, pageIn(values))} failed={t('custody:changes.failed')}>
        {({ changes, total }) => (
          <>
            <h2 id="requests" tabIndex={-1} className="custody-count">
              {t('custody:changes.count', { count: total })}
            </h2>
            {changes.length === 0 && (
              <EmptyState title={t(state === 'open' ? 'custody:changes.noneOpen' : 'custody:changes.none')} />
            )}
            <ul className="custody-list">
              {changes.map((request) => (
                <ChangeItem key={request.id} request={request} />
              ))}
            </ul>
            <Pager total={total} size={PAGE_SIZE.custody} />
          </>
        )}
      </Loaded>
    </CustodyPage>
  )
}
