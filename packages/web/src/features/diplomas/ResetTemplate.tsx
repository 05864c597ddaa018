import type { DiplomaTemplate as Stored } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'

interface Props {
  readonly eventId: number
  readonly template: Stored
  readonly onStored: (template: Stored) => void
}

/** Returns a template to the default, after a confirmation. */
export function ResetTemplate({ eventId, template, onStored }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const [isAsking, setAsking] = useState(false)
  const { diplomaKind: kind, isDefault, background, version } = template
  if (isDefault && background === null) return null
  return (
    <div>
      <span className="danger">
        <Button onClick={() => setAsking(true)}>{t('diplomas:reset')}</Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          heading={t('diplomas:reset')}
          text={t('diplomas:resetText')}
          confirm={t('diplomas:reset')}
          onConfirm={async () => {
            const params = { id: eventId, kind }
            onStored(await client.events.resetDiplomaTemplate({ params }, { ifMatch: version }))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
