import { SCRATCH_STATUSES } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { Dialog } from '../../../infrastructure/dialogs/Dialog.tsx'

export type ScratchResult = (typeof SCRATCH_STATUSES)[number]

/** Whether a scratch was refused because its list has results, so that it has to become one. */
export const requiresResult = (error: unknown): boolean =>
  isApiError(error) && error.issues?.some(({ path }) => path === 'result') === true

interface Props {
  readonly name: string
  readonly onChoose: (result: ScratchResult) => void
  readonly onClose: () => void
}

/** Chooses the result of a scratched starter. */
export function ScratchDialog({ name, onChoose, onClose }: Props) {
  const { t } = useWords()
  return (
    <Dialog heading={t('startLists:manage.scratchWho', { name })} onClose={onClose}>
      {(close) => (
        <>
          <p>{t('startLists:manage.scratchAs')}</p>
          <p className="buttons">
            {SCRATCH_STATUSES.map((status) => (
              <Button
                key={status}
                onClick={() => {
                  onChoose(status)
                  close()
                }}
              >
                {t(`startLists:manage.as${status}`)}
              </Button>
            ))}
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
