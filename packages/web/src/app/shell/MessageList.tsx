import { useWords } from '@polynya/ui'
import { Icon } from '../../infrastructure/components/Icon.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { NoticeItem } from './NoticeItem.tsx'

/** Every message since the page was opened, behind a button that is there from the first one on. */
export function MessageList() {
  const { t } = useWords()
  const messages = useObservable(useApp().notifications.history)
  if (messages.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget="messages"
        aria-label={t('notifications.history')}
      >
        <Icon name="bell" />
      </button>
      <div id="messages" popover="auto" className="panel message-list">
        <h2>{t('notifications.history')}</h2>
        <ul>
          {messages.map((notice) => (
            <li key={notice.id} data-tone={notice.tone}>
              <NoticeItem notice={notice} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
