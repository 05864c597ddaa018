import type { JudgeTest } from '@polynya/contract'
import { useEffect, useMemo } from 'react'
import { type AnswerSheet, answerSheet } from '../../features/judge-tests/answer-sheet.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Milliseconds between attempts to send what is not on the server. */
const SEND_MS = 700
const RETRY_MS = 3000

/** The answers to a test, which are sent for as long as the page is open. */
export function useSheet(test: JudgeTest, serverNow: () => number): AnswerSheet {
  const { client, storage } = useApp()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version of the same test is received below.
  const sheet = useMemo(
    () => answerSheet(test, { client, storage, serverNow }),
    [test.id, client, storage, serverNow],
  )
  useEffect(() => sheet.receive(test), [sheet, test])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const send = async () => {
      clearTimeout(timer)
      await sheet.send()
      const { failure } = sheet.state.get()
      if (failure !== 'closed') timer = setTimeout(send, failure ? RETRY_MS : SEND_MS)
    }
    timer = setTimeout(send, SEND_MS)
    window.addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', send)
    }
  }, [sheet])
  return sheet
}
