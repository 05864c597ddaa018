import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusSection } from '../../features/settings-sections/SettingsSection.tsx'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Cancels a change of the e-mail address that awaits confirmation. */
export function CancelEmail() {
  const words = useWords()
  const { client, queryClient, queries, notifications } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function cancel() {
    setBusy(true)
    try {
      await client.user.cancelEmail()
      await queryClient.invalidateQueries(queries.settings)
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('account:settings.emailCancelled') }) },
        'message',
      )
      // The pressed button is removed with the change.
      focusSection('email')
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
      <p>
        <Button isBusy={isBusy} onClick={cancel}>
          {words.t('account:settings.emailCancel')}
        </Button>
      </p>
    </>
  )
}
