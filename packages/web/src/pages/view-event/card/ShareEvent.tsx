import type { EventView } from '@polynya/contract'
import { Button, useWords, type Words } from '@polynya/ui'
import { eventName } from '../../../features/events/event-name.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

/** Shares the address of an event as the device does; without such a way the address is copied. */
export function ShareEvent({ event }: { readonly event: EventView }) {
  const { t, language } = useWords()
  const { notifications } = useApp()

  async function share() {
    const url = new URL(paths.viewEvent(event.id), window.location.origin).href
    // Missing in many browsers of desktops.
    const canShare = typeof (navigator as Partial<Navigator>).share === 'function'
    if (canShare) {
      // Rejects where the reader changed their mind.
      return navigator.share({ title: eventName(event, language).text, url }).catch(() => undefined)
    }
    try {
      await navigator.clipboard.writeText(url)
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('eventAction:card.linkCopied') }) },
        'message',
      )
    } catch {
      const say = (speak: Words['t']) => ({ text: speak('eventAction:card.linkNotCopied', { address: url }) })
      notifications.tell({ tone: 'bad', say }, 'persistent')
    }
  }

  return <Button onClick={() => void share()}>{t('eventAction:card.share')}</Button>
}
