import { Button, useWords } from '@polynya/ui'
import type { Notice } from '../../infrastructure/notifications/notifications.ts'

/** Content of a notification, on the screen and in the list of messages. */
export function NoticeItem({ notice }: { readonly notice: Notice }) {
  const { title, text, link, action } = notice.say(useWords().t)
  return (
    <div className="notice-text">
      {title && <strong>{title}</strong>}
      <p>{text}</p>
      {link && <a href={link.href}>{link.text}</a>}
      {action && <Button onClick={action.run}>{action.text}</Button>}
    </div>
  )
}
