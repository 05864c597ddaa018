import { SwimmerContacts } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { ContactsFields, useContactsLabels } from '../../features/swimmer-forms/ContactsFields.tsx'
import { type ContactsValues, contactsInput } from '../../features/swimmer-forms/swimmer-values.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { StepFrame } from './StepFrame.tsx'
import { StepLine } from './StepLine.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'

export function ContactsStep({ values, onTyped, onDone }: StepProps<ContactsValues>) {
  const { t } = useWords()
  const state = useFormState({
    id: 'create-contacts',
    schema: SwimmerContacts,
    defaultValues: values,
    toInput: contactsInput,
    send: onDone,
  })
  useTyped(state, onTyped)
  return (
    <StepFrame step="contacts" heading={t('profile:create.contacts')} text={t('profile:create.contactsText')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={useContactsLabels()} />
        <ContactsFields state={state} />
        <StepLine state={state} step="contacts">
          {t('profile:create.next')}
        </StepLine>
      </form>
    </StepFrame>
  )
}
