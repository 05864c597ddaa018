import type { Swimmer } from '@polynya/contract'
import { searchKey } from '@polynya/domain'
import { swimmerName, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { swimmerRemoved } from '../../features/swimmers/swimmer-changes.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'

/** Requires the swimmer's name before the profile is deleted permanently. */
export function RemoveDialog({
  swimmer,
  onClose,
}: {
  readonly swimmer: Swimmer
  readonly onClose: () => void
}) {
  const words = useWords()
  const { t, language } = words
  const app = useApp()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const { main, other } = swimmerName(swimmer, language)
  const name = main.text

  function onSubmit(domEvent: { preventDefault: () => void }) {
    domEvent.preventDefault()
    const typed = searchKey(input.current?.value ?? '')
    const isName = [main, other].some((each) => each !== null && searchKey(each.text) === typed)
    if (isName) return void remove()
    setProblem(t('profile:remove.mismatch', { name }))
    input.current?.focus()
  }

  async function remove() {
    setWorking(true)
    setProblem(undefined)
    try {
      await app.client.swimmers.remove({ params: { id: swimmer.id } })
      await navigate({ href: paths.swimmersOf('my'), replace: true, ignoreBlocker: true })
      swimmerRemoved(app, swimmer)
      app.notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('profile:remove.done') }) },
        'message',
      )
    } catch (error) {
      setProblem(`${t('messages:swimmers.deleteFailed')} ${failureText(error, words).advice}`)
      setWorking(false)
    }
  }

  return (
    <DialogForm
      heading={t('profile:remove.question')}
      text={t('profile:remove.text')}
      submit={t('profile:remove.button')}
      isDangerous
      state={{ onSubmit, isSending: isWorking }}
      onClose={onClose}
    >
      <div className="field" data-wrong={problem !== undefined}>
        <label htmlFor="remove-name">{t('profile:remove.typeName', { name })}</label>
        <p id="remove-name-error" role="alert" className="field-error">
          {problem}
        </p>
        <div className="field-line">
          <input
            ref={input}
            type="text"
            id="remove-name"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby="remove-name-error"
          />
        </div>
      </div>
    </DialogForm>
  )
}
