import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { useApp } from '../app/app-context.ts'
import { Icon } from '../app/Icon.tsx'
import { useObservable } from '../state/use-observable.ts'
import { NoticeItem } from './NoticeItem.tsx'

/** Notifications on the screen, above whatever is open; their clocks stand still while somebody reads. */
export function Toasts() {
  const { notifications } = useApp()
  const { t } = useWords()
  const shown = useObservable(notifications.shown)
  const region = useRef<HTMLElement>(null)
  const isEmpty = shown.length === 0

  useEffect(() => {
    if (isEmpty) {
      region.current?.hidePopover?.()
      // What had the pointer is gone and never says that it left.
      notifications.release()
    } else {
      region.current?.showPopover?.()
    }
  }, [isEmpty, notifications])

  function dismiss(id: number) {
    notifications.dismiss(id)
    // The pressed button is gone: the focus must not fall to the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label={t('notifications.label')}
      onPointerEnter={notifications.hold}
      onPointerLeave={notifications.release}
      onFocus={notifications.hold}
      onBlur={notifications.release}
    >
      {shown.map((notice) => (
        <div key={notice.id} className="toast" data-tone={notice.tone}>
          <NoticeItem notice={notice} />
          <button
            type="button"
            className="icon-button"
            aria-label={t('notifications.dismiss')}
            onClick={() => dismiss(notice.id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  )
}
