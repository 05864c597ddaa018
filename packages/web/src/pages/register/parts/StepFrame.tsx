import { useWords } from '@polynya/ui'
import { type ReactNode, use } from 'react'
import type { Step } from '../../../features/registration/register-search.ts'

import { StepsContext } from './steps-context.ts'

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
  const steps = use(StepsContext)
  return (
    <>
      <h1 tabIndex={-1}>
        <small>{t('register:steps.number', { step: steps.indexOf(step) + 1, count: steps.length })}</small>
        {heading}
      </h1>
      {text && <p className="note">{text}</p>}
      {children}
    </>
  )
}
