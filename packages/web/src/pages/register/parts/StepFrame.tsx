import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { STEPS, type Step } from '../../../features/registration/register-search.ts'

/** One step, numbered in its heading. */
export function StepFrame({
  step,
  heading,
  text,
  children,
}: {
  readonly step: Step
  readonly heading: string
  readonly text?: string | undefined
  readonly children: ReactNode
}) {
  const { t } = useWords()
  return (
    <>
      <h1 tabIndex={-1}>
        <small>{t('register:steps.number', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}</small>
        {heading}
      </h1>
      {text && <p className="note">{text}</p>}
      {children}
    </>
  )
}
