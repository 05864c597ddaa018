import { type Account, type Right, RightName } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { accountName } from '../../../features/administration/account-name.ts'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { Dialog } from '../../../infrastructure/dialogs/Dialog.tsx'
import { RightFields } from './RightFields.tsx'
import { toggleRight } from './rights.ts'

/** Gives and takes the rights of an account, each everywhere or in regions. */
export function RightsDialog({
  account,
  onSave,
  onClose,
}: {
  readonly account: Account
  readonly onSave: (rights: readonly Right[]) => Promise<void>
  readonly onClose: () => void
}) {
  const words = useWords()
  const { t } = words
  const [rights, setRights] = useState<readonly Right[]>(account.rights)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function save(close: () => void) {
    setSaving(true)
    setProblem(undefined)
    try {
      await onSave(rights)
      close()
    } catch (error) {
      setProblem(error)
      setSaving(false)
    }
  }

  return (
    <Dialog heading={t('administration:accounts.rightsOf', { name: accountName(account) })} onClose={onClose}>
      {(close) => (
        <>
          <p>{t('administration:accounts.rightsText')}</p>
          {RightName.options.map((name) => (
            <RightFields
              key={name}
              name={name}
              rights={rights}
              onToggle={(right) => setRights(toggleRight(rights, right))}
            />
          ))}
          <p role="alert" className="field-error">
            {problem !== undefined && failureText(problem, words).advice}
          </p>
          <p className="buttons dialog-buttons">
            <Button kind="primary" isBusy={isSaving} onClick={() => save(close)}>
              {t('save')}
            </Button>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
