import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'

/** Whether another user has saved meanwhile. */
export const isStale = (failure: unknown) => isApiError(failure) && failure.reason === 'stale'

/** Loads the newer version after a stale change: the typed values stay. */
export function TakeNew({ onTake }: { readonly onTake: () => Promise<void> }) {
  const { t } = useWords()
  const [isTaken, setTaken] = useState(false)

  async function take() {
    await onTake()
    setTaken(true)
  }

  if (isTaken) return <p role="status">{t('administration:settings.taken')}</p>
  return (
    <>
      <p>{t('administration:settings.takeNewText')}</p>
      <p className="buttons">
        <Button onClick={take}>{t('administration:settings.takeNew')}</Button>
      </p>
    </>
  )
}
