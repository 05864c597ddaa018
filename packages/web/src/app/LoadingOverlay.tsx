import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { useObservable } from '../state/use-observable.ts'
import { useApp } from './app-context.ts'

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
