import { type Swimmer, SwimmerContacts } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { ContactsFields, useContactsLabels } from '../../features/swimmer-forms/ContactsFields.tsx'
import { contactsInput, valuesOf } from '../../features/swimmer-forms/swimmer-values.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { infoWith, useSaveSwimmer } from './use-save-swimmer.ts'

export function ContactsSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const save = useSaveSwimmer(swimmer)
  const state = useFormState({
    id: `contacts-${swimmer.id}`,
    schema: SwimmerContacts,
    defaultValues: valuesOf(swimmer).contacts,
    toInput: contactsInput,
    send: ({ underEmail, ...links }) => save({ underEmail, swimmerInfo: infoWith(swimmer, links) }),
  })
  return (
    <SettingsSection id="contacts" heading={t('profile:edit.contacts')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary
          state={state}
          labels={useContactsLabels()}
          level={3}
          title={t('messages:swimmers.updateFailed')}
        />
        <ContactsFields state={state} />
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
