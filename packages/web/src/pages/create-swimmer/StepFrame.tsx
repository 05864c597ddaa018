import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { INPUT_STEPS, type InputStep } from '../../features/swimmer-forms/create-search.ts'

/** One step of a new profile, numbered in its heading. */
export function StepFrame({
  step,
  heading,
  text,
  children,
}: {
  /** Omitted if the step has no question. */
  readonly step?: InputStep
  readonly heading: string
  readonly text?: string | undefined
  readonly children: ReactNode
}) {
  const { t } = useWords()
  return (
    <>
      <h1 tabIndex={-1}>
        <small>
          {t('profile:create.eyebrow')}
          {step &&
            ` · ${t('profile:create.step', { step: INPUT_STEPS.indexOf(step) + 1, count: INPUT_STEPS.length })}`}
        </small>
        {heading}
      </h1>
      {text && <p className="note">{text}</p>}
      {children}
    </>
  )
}
