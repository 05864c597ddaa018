import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import { CustodyPage, Loaded } from '../../custody/CustodyPage.tsx'
import { candidatesQuery } from '../../custody/custody-queries.ts'
import { PageLinks, useListAddress } from '../../custody/PageLinks.tsx'
import { PairItem } from './PairItem.tsx'

/** Pairs of profiles that may be one person, the surest first. */
export function DuplicatesPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { page } = useListAddress()
  return (
    <CustodyPage heading={t('custody:duplicates.heading')} intro={t('custody:duplicates.intro')}>
      <Loaded query={candidatesQuery(client, page)} failed={t('custody:duplicates.failed')}>
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
            <PageLinks total={total} size={PAGE_SIZE.custody} />
          </>
        )}
      </Loaded>
    </CustodyPage>
  )
}
