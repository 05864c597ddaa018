import { Button, useWords } from '@polynya/ui'
import type { FieldValues } from 'react-hook-form'
import type { InputStep } from '../../features/swimmer-forms/create-search.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { stepAddress, stepBefore } from './create-steps.ts'

interface Props<Values extends FieldValues> {
  readonly state: FormState<Values>
  readonly step: InputStep | 'check'
  readonly children: string
}

/** On, back, and out of it. */
export function StepLine<Values extends FieldValues>({ state, step, children }: Props<Values>) {
  const { t } = useWords()
  return (
    <p className="buttons">
      <Button type="submit" kind="primary" isBusy={state.isSending}>
        {children}
      </Button>
      {step !== 'person' && (
        <a className="button" href={stepAddress(stepBefore(step))}>
          {t('profile:create.back')}
        </a>
      )}
      <a className="step-cancel" href={paths.swimmersOf('my')}>
        {t('profile:create.cancel')}
      </a>
    </p>
  )
}
