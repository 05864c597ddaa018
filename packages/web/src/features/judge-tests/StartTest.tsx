import type { JudgeTest } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { clocked } from './judge-test-queries.ts'

export type TestStart = Pick<JudgeTest, 'jCat' | 'ifExam' | 'eventId' | 'offerId'>

/** Returns a function that starts a test, or opens the one in progress, and shows it; it rejects if that fails. */
export function useStartTest() {
  const { client } = useApp()
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (params: TestStart) => {
    const test = await client.judgeTests.start({ params })
    queryClient.setQueryData(keys.judgeTests.test(test.id), clocked(test))
    void queryClient.invalidateQueries({ queryKey: [...keys.judgeTests.all, 'list'] })
    await router.navigate({ href: paths.viewJudgeTest(test.id) })
  }
}

/** Starts a trial; below the button, why it could not be. */
export function StartTrial({ params }: { readonly params: TestStart }) {
  const words = useWords()
  const start = useStartTest()
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function onClick() {
    setStarting(true)
    setProblem(undefined)
    await start(params).catch(setProblem)
    setStarting(false)
  }

  return (
    <>
      <p className="buttons">
        <Button kind="primary" isBusy={isStarting} onClick={onClick}>
          {words.t('judgeTests:start.trial')}
        </Button>
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && (
          <>
            {words.t(`messages:judgeTests.${isRefused(problem) ? 'notCreated' : 'prepareFailed'}`)}.{' '}
            {failureText(problem, words).advice}
          </>
        )}
      </p>
    </>
  )
}

/** Whether the server refused; otherwise it could not be reached or failed. */
const isRefused = (error: unknown) => isApiError(error) && error.status !== undefined && error.status < 500
