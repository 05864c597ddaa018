import { useWords } from '@polynya/ui'
import { useEffect } from 'react'
import { openingsQuery, type TestScope } from '../../features/judge-tests/judge-test-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { NewTest } from './NewTest.tsx'
import { TestList } from './TestList.tsx'
import '../../features/administration/administration.css'
import './judge-tests.css'

const SCOPES = ['my', 'all'] as const satisfies TestScope[]

/** The tests of an account, or all that an administrator may read, and the start of a new one. */
export function JudgeTestsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const scope = useScope()
  const user = useUser()
  return (
    <div className="page admin-page judge-tests-page">
      <h1 tabIndex={-1}>{t('titles.judgeTests')}</h1>
      <p className="page-lead">{t('judgeTests:lead')}</p>
      {user && (
        <p>
          <a href={paths.judgeActivity(user.id)}>{t('judgeBank:activity.mine')}</a>
          {user.canEditJudgeQuestions && (
            <>
              {' · '}
              <a href={paths.judgeQuestions}>{t('judgeBank:heading')}</a>
            </>
          )}
        </p>
      )}
      <Loaded query={openingsQuery(client)} failed={t('judgeTests:failed')}>
        {(openings) => <NewTest openings={openings} />}
      </Loaded>
      <section aria-labelledby="judge-tests-heading">
        <h2 id="judge-tests-heading">{t('judgeTests:list.heading')}</h2>
        <Tabs scope={scope} />
        <TestList key={scope} scope={scope} />
      </section>
    </div>
  )
}

/** Whose tests: as the address says, otherwise as the account viewed last; only administrators have a choice. */
function useScope(): TestScope {
  const { interfaceState } = useApp()
  const { values } = useAddressQuery()
  const administers = useAdministers()
  const wanted = SCOPES.find((scope) => scope === values.get('scope'))
  const scope = administers ? (wanted ?? interfaceState.get().judgeTestScope) : 'my'
  useEffect(() => {
    if (administers) interfaceState.choose('judgeTestScope', scope)
  }, [interfaceState, administers, scope])
  return scope
}

function Tabs({ scope }: { readonly scope: TestScope }) {
  const { t } = useWords()
  const { hrefOf } = useAddressQuery()
  if (!useAdministers()) return null
  return (
    <nav className="judge-tabs" aria-label={t('judgeTests:tabs.label')}>
      <ul>
        {SCOPES.map((each) => (
          <li key={each}>
            <a
              href={hrefOf(new URLSearchParams({ scope: each }))}
              aria-current={each === scope ? 'page' : undefined}
            >
              {t(`judgeTests:tabs.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
