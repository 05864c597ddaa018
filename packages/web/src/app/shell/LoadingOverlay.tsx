import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'

/** Covers the page while a blocking operation runs, and restores the focus afterwards. */
export function LoadingOverlay() {
  const { t } = useWords()
  const isCovered = useObservable(useApp().waiting.isCovered)
  const overlay = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isCovered) overlay.current?.showModal()
    else overlay.current?.close()
  }, [isCovered])
  return (
    <dialog
      ref={overlay}
      className="loading-overlay"
      aria-label={t('loading')}
      onCancel={(domEvent) => domEvent.preventDefault()}
    >
      {isCovered && <p role="status">{t('loading')}</p>}
    </dialog>
  )
}
