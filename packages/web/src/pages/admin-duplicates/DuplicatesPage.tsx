import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { CustodyPage } from '../../features/custody/CustodyPage.tsx'
import { candidatesQuery } from '../../features/custody/custody-queries.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { PairItem } from './PairItem.tsx'

/** Pairs of profiles that may be one person, the surest first. */
export function DuplicatesPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  return (
    <CustodyPage heading={t('custody:duplicates.heading')} intro={t('custody:duplicates.intro')}>
      <Loaded query={candidatesQuery(client, pageIn(values))} failed={t('custody:duplicates.failed')}>
        {({ pairs, total }) => (
          <>
            <h2 id="pairs" tabIndex={-1} className="custody-count">
              {t('custody:duplicates.count', { count: total })}
            </h2>
            {pairs.length === 0 && (
              <EmptyState title={t('custody:duplicates.none')}>
                <p>{t('custody:duplicates.noneText')}</p>
              </EmptyState>
            )}
            <ul className="custody-list">
              {pairs.map((pair) => (
                <PairItem key={`${pair.one.id}-${pair.other.id}`} pair={pair} />
              ))}
            </ul>
            <Pager total={total} size={PAGE_SIZE.custody} />
          </>
        )}
      </Loaded>
    </CustodyPage>
  )
}
