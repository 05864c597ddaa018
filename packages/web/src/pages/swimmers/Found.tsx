import type { SwimmerCard } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Button, EmptyState, Skeleton, SwimmerRow, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MAX_PAGES, type SwimmersSearch, swimmersAddress } from '../../features/swimmers/swimmer-filters.ts'
import { loginFrom } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { PagedList } from '../../infrastructure/lists/PagedList.tsx'
import type { PageList } from '../../infrastructure/lists/page-list.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useSwimmerList } from './use-swimmer-list.ts'

interface Props {
  readonly search: SwimmersSearch
  readonly onReset: () => void
}

/** The swimmers found, or why there are none. */
export function Found({ search, onReset }: Props) {
  const { t } = useWords()
  const user = useUser()
  const list = useSwimmerList(search)
  const { rows, error, isFetching, refetch } = list
  if (!user && search.scope === 'my') {
    return (
      <SignInFirst search={search} title={t('swimmerPages:list.signInFirst')}>
        <p>{t('swimmerPages:list.authorizedOnly')}</p>
        <p>{t('swimmerPages:list.signInAdvice')}</p>
      </SignInFirst>
    )
  }
  if (isApiError(error) && error.reason === 'swimmer_not_found') {
    return <NoneFound advice={t('swimmerPages:list.noneByIdAdvice')} onReset={onReset} />
  }
  if (isApiError(error) && error.status === 401) {
    return <SignInFirst search={search} title={t('messages:account.notAuthorized')} />
  }
  if (!rows && error === null) return <Skeleton shape="row" count={4} />
  if (!rows) {
    return (
      <LoadFailed
        title={t(search.name || search.id ? 'messages:swimmers.searchFailed' : 'swimmerPages:list.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (rows.length > 0) return <Swimmers list={list} search={search} />
  return isNarrowed(search) || search.scope !== 'my' ? (
    <NoneFound advice={t('swimmerPages:list.noneAdvice')} onReset={onReset} />
  ) : (
    <EmptyState title={t('messages:swimmers.noneYet')}>
      <p className="buttons">
        <a className="button" data-kind="primary" href={paths.createSwimmer}>
          {t('swimmerPages:list.create')}
        </a>
        <a className="button" href={paths.swimmersOf('all')}>
          {t('swimmerPages:list.showAll')}
        </a>
      </p>
    </EmptyState>
  )
}

const isNarrowed = ({ name, id, gender, country, club }: SwimmersSearch) =>
  [name, id, gender, country, club].some((filter) => filter !== undefined)

function Swimmers({
  list,
  search,
}: {
  readonly list: PageList<SwimmerCard>
  readonly search: SwimmersSearch
}) {
  const { t } = useWords()
  const navigate = useNavigate()
  const further = { ...search, page: Math.min((search.page ?? 1) + 1, MAX_PAGES) }
  return (
    <>
      {isNarrowed(search) && (
        <p className="found-count">{t('swimmerPages:list.found', { count: list.total })}</p>
      )}
      <PagedList
        list={list}
        className="swimmer-list"
        onNext={() => navigate({ href: swimmersAddress(further), replace: true, resetScroll: false })}
        loaded={(speak, count) => speak('swimmerPages:list.loaded', { count })}
        of="swimmers"
        end={t('messages:swimmers.noMore')}
      >
        {(swimmer) => (
          <SwimmerRow swimmer={swimmer} href={paths.viewSwimmer(swimmer.iwsaid)} headingLevel={2} />
        )}
      </PagedList>
    </>
  )
}

function NoneFound({ advice, onReset }: { readonly advice: string; readonly onReset: () => void }) {
  const { t } = useWords()
  return (
    <EmptyState title={t('messages:swimmers.noneFound')}>
      <p>{advice}</p>
      <Button onClick={onReset}>{t('swimmerPages:search.reset')}</Button>
    </EmptyState>
  )
}

function SignInFirst({
  search,
  title,
  children,
}: Pick<Props, 'search'> & {
  readonly title: string
  /** What the section is, for visitors. */
  readonly children?: ReactNode
}) {
  const { t } = useWords()
  const here = swimmersAddress(search)
  return (
    <EmptyState title={title}>
      {children}
      <p>{t('messages:account.signInOrCreate')}</p>
      <p className="buttons">
        <a className="button" data-kind="primary" href={loginFrom(here)}>
          {t('account.login')}
        </a>
        <a className="button" href={paths.signup(here)}>
          {t('account.signup')}
        </a>
      </p>
    </EmptyState>
  )
}
