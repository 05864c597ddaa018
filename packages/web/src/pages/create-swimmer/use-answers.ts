import { useCallback, useEffect, useMemo, useState } from 'react'
import { browserStorage } from '../../infrastructure/settings/browser-storage.ts'
import { type Answers, NO_ANSWERS, readAnswers } from './answers.ts'

/**
 * Answers of an account's new profile. They survive a reload of this tab and the end of the session, and are
 * deleted once the profile is confirmed or its creation is cancelled.
 */
export function useAnswers(accountId: number) {
  const key = `createSwimmer:${accountId}`
  const storage = useMemo(() => browserStorage(() => window.sessionStorage), [])
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(storage.read(key)) ?? NO_ANSWERS)

  useEffect(() => {
    storage.write(key, answers === NO_ANSWERS ? null : JSON.stringify(answers))
  }, [storage, key, answers])

  const answer = useCallback((part: Partial<Answers>) => setAnswers((before) => ({ ...before, ...part })), [])
  const forget = useCallback(() => setAnswers(NO_ANSWERS), [])
  return { answers, answer, forget }
}
