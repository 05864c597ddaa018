import type { JudgeTest } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useWords, type Words } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { type ClockedTest, testQuery } from '../../features/judge-tests/judge-test-queries.ts'
import { categoryShort, kindText } from '../../features/judge-tests/judge-test-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { Result } from './Result.tsx'
import { RunningTest } from './RunningTest.tsx'
import './view-judge-test.css'

const route = getRouteApi('/view-judge-test/$id')

/** A test in progress, or its result. */
export function ViewJudgeTestPage() {
  const { t } = useWords()
  const { client } = useApp()
  const query = testQuery(client, Number(route.useParams().id))
  const { data, error } = useQuery(query)
  const name = data && titleOf(data.test, t)
  usePageTitle({ name })
  const isGone = isApiError(error) && error.status === 404
  return (
    <div className="page judge-test-page">
      <p className="judge-test-back">
        <a href={paths.judgeTests}>{t('judgeTests:test.back')}</a>
      </p>
      <h1 tabIndex={-1}>{name ?? t('titles.judgeTest')}</h1>
      <Loaded
        query={query}
        failed={t(isGone ? 'messages:judgeTests.notFound' : 'judgeTests:failed')}
        rows={6}
      >
        {(clocked) => <Shown {...clocked} />}
      </Loaded>
    </div>
  )
}

const titleOf = (test: JudgeTest, t: Words['t']) =>
  t('judgeTests:test.name', { kind: kindText(test, t), category: categoryShort(test.jCat, t) })

function Shown({ test, offsetMs }: ClockedTest) {
  const { t, formats } = useWords()
  const user = useUser()
  const isOpen = test.endTime === null
  const [wasOpen] = useState(isOpen)
  return (
    <>
      {isOpen && test.userId === user?.id && <RunningTest key={test.id} test={test} offsetMs={offsetMs} />}
      {isOpen && test.userId !== user?.id && (
        <>
          <p>{t('judgeTests:test.ofAnother')}</p>
          <p>{t('judgeTests:list.open', { time: momentText(test.dueTime, formats) })}</p>
        </>
      )}
      {!isOpen && <Result test={test} isNew={wasOpen} />}
    </>
  )
}
