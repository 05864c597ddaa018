import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { Icon } from '../../infrastructure/components/Icon.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import type { Notice } from '../../infrastructure/notifications/notifications.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { NoticeItem } from './NoticeItem.tsx'

/** Notifications on the screen, above all open layers; their timers pause while the user reads. */
export function Toasts() {
  const { notifications } = useApp()
  const { t } = useWords()
  const shown = useObservable(notifications.shown)
  const region = useRef<HTMLElement>(null)
  const isEmpty = shown.length === 0

  useEffect(() => {
    if (!isEmpty) return region.current?.showPopover?.()
    region.current?.hidePopover?.()
    // What had the pointer or the focus is gone and never says that it left.
    notifications.release('pointer')
    notifications.release('focus')
  }, [isEmpty, notifications])

  return (
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label={t('notifications.label')}
      onPointerEnter={() => notifications.hold('pointer')}
      onPointerLeave={() => notifications.release('pointer')}
      onFocus={() => notifications.hold('focus')}
      onBlur={() => notifications.release('focus')}
    >
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function Toast({ notice }: { readonly notice: Notice }) {
  const { notifications } = useApp()
  const { t } = useWords()

  function dismiss() {
    notifications.dismiss(notice.id)
    // The pressed button is gone: the focus must not fall to the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <div className="toast" data-tone={notice.tone}>
      <NoticeItem notice={notice} />
      <button type="button" className="icon-button" aria-label={t('notifications.dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
