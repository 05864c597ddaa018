import { Credentials } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useApp } from '../../app/app-context.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { nextPage } from '../../session/next-page.ts'
import '../../forms/forms.css'

interface Values {
  readonly username: string
  readonly password: string
}

/** @param next the page that somebody wanted before signing in */
export function LoginForm({ next }: { readonly next: string | undefined }) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const navigate = useNavigate()
  const state = useFormState<Values>({
    schema: Credentials,
    defaultValues: { username: '', password: '' },
    async send(values) {
      client.session.signIn(await client.user.authenticate({ body: values }))
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('errors:success.signedIn') }) },
        'message',
      )
      await navigate({ href: nextPage(next), replace: true })
    },
  })
  const labels = { username: t('account:fields.email'), password: t('account:fields.password') }
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} />
      <TextField
        state={state}
        name="username"
        label={labels.username}
        input={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <PasswordField state={state} name="password" label={labels.password} autoComplete="current-password" />
      <Button type="submit" kind="primary" isBusy={state.isSending}>
        {t('account:signIn.submit')}
      </Button>
    </form>
  )
}
