import type { Swimmer } from '@polynya/contract'
import { UPLOADS } from '@polynya/domain'
import { Button, SwimmerPhoto, useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusSection, SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { swimmerUpdated } from '../../features/swimmers/swimmer-changes.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { UploadForm } from '../../infrastructure/uploads/UploadForm.tsx'
import type { SendOptions } from '../../infrastructure/uploads/use-uploads.ts'
import { useSaveSwimmer } from './use-save-swimmer.ts'
import '@polynya/ui/SwimmerPhoto.css'

export function PhotoSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, formats } = useWords()
  const app = useApp()
  const save = useSaveSwimmer(swimmer)
  const [isAsking, setAsking] = useState(false)
  const params = { id: swimmer.id }

  async function send(file: File, options: SendOptions) {
    const photo = await app.client.swimmers.uploadAvatar({ params, body: { file } }, options)
    swimmerUpdated(app, { ...swimmer, ...photo })
  }

  async function remove() {
    await save({ avatar: null })
    app.notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('profile:photo.removed') }) },
      'message',
    )
    // The button that opened the dialog is removed before the focus can return to it.
    setTimeout(() => focusSection('photo'))
  }

  return (
    <SettingsSection id="photo" heading={t('profile:edit.photo')}>
      <div className="photo-now">
        <SwimmerPhoto swimmer={swimmer} />
        {swimmer.avatarImage === null ? (
          <p>{t('profile:photo.none')}</p>
        ) : (
          <span className="danger">
            <Button onClick={() => setAsking(true)}>{t('profile:photo.remove')}</Button>
          </span>
        )}
      </div>
      <UploadForm
        kind="avatar"
        label={t('fields:uploads.choose')}
        hint={`${t('messages:swimmers.avatarLimit', { size: formats.fileSize(UPLOADS.avatar.maxBytes.jpg) })}. ${t('profile:photo.shrunk')}`}
        send={send}
        saved={t('profile:photo.saved')}
        preview={(address) => (
          <div className="photo-preview">
            <p>{t('profile:photo.cropped')}</p>
            <img src={address} alt={t('profile:photo.previewOf')} width={160} height={160} />
          </div>
        )}
      />
      {isAsking && (
        <ConfirmDialog
          heading={`${t('profile:photo.remove')}?`}
          text={t('profile:photo.removeText')}
          confirm={t('profile:photo.remove')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsSection>
  )
}
