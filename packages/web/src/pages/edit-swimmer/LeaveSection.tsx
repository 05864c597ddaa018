import type { Swimmer } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { swimmerReleased } from '../../features/swimmers/swimmer-changes.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** Both ways to remove a profile from the account: unlink it or delete it. */
export function LeaveSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const app = useApp()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'release' | 'remove' | null>(null)

  async function release() {
    const released = await app.client.swimmers.release({ params: { id: swimmer.id } })
    // What was typed here and not saved cannot be saved any more.
    await navigate({ href: paths.swimmersOf('my'), replace: true, ignoreBlocker: true })
    swimmerReleased(app, released)
    app.notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('profile:release.done') }) },
      'message',
    )
  }

  return (
    <SettingsSection id="leave" heading={t('profile:edit.leave')}>
      {swimmer.link === 'linked' && swimmer.i_status === 1 && (
        <>
          <p>{t('profile:release.text')}</p>
          <p className="danger">
            <Button onClick={() => setDialog('release')}>{t('profile:release.button')}</Button>
          </p>
        </>
      )}
      <p>{t('profile:remove.text')}</p>
      <p className="danger">
        <Button onClick={() => setDialog('remove')}>{t('profile:remove.button')}</Button>
      </p>
      {dialog === 'release' && (
        <ConfirmDialog
          heading={t('profile:release.question')}
          text={t('profile:release.text')}
          confirm={t('profile:release.button')}
          onConfirm={release}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && <RemoveDialog swimmer={swimmer} onClose={() => setDialog(null)} />}
    </SettingsSection>
  )
}
