import { PasswordOnly } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { PasswordField } from '../../infrastructure/forms/PasswordField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { LostCredits } from './LostCredits.tsx'
import { LostStarts } from './LostStarts.tsx'

/** Requires the password before the account is deleted permanently. */
export function RemoveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const navigate = useNavigate()
  const state = useFormState({
    id: 'remove',
    schema: PasswordOnly,
    defaultValues: { password: '' },
    async send(body) {
      await client.user.remove({ body })
      await client.session.signOut()
      await navigate({ to: paths.home, replace: true })
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('account:data.removed') }) },
        'persistent',
      )
    },
  })
  const label = t('account:fields.password')
  return (
    <DialogForm
      heading={t('account:data.removeHeading')}
      text={t('account:data.removeText')}
      submit={t('account:data.remove')}
      isDangerous
      state={state}
      onClose={onClose}
    >
      <LostStarts />
      <LostCredits />
      <ErrorSummary state={state} labels={{ password: label }} level={3} />
      <PasswordField
        state={state}
        name="password"
        label={label}
        hint={t('account:data.removeConfirm')}
        autoComplete="current-password"
      />
    </DialogForm>
  )
}
