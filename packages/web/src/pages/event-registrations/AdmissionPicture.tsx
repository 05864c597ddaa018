import { Button, useWords } from '@polynya/ui'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { useObjectAddress } from '../../infrastructure/uploads/use-object-address.ts'

interface Props {
  readonly about: string
  readonly bytes: Blob
  readonly onClose: () => void
}

/** Object URL of a picture document, revoked when it is no longer shown. */
export function AdmissionPicture({ about, bytes, onClose }: Props) {
  const { t } = useWords()
  const address = useObjectAddress(bytes)
  return (
    <Dialog heading={about} onClose={onClose}>
      {(close) => (
        <>
          {address && <img className="admission-picture" src={address} alt={about} />}
          <p className="buttons dialog-buttons">
            <Button onClick={close}>{t('admissions:desk.close')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
