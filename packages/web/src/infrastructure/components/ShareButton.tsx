import { Button, useWords, type Words } from '@polynya/ui'
import { useApp } from '../context/app-context.ts'

interface Props {
  readonly label?: string
  /** Path of the shared page. */
  readonly path: string
  readonly title: string
  /** A message that is shared with the address. */
  readonly text?: string
}

/** Shares the address of a page as the device does; where it cannot, the address is copied. */
export function ShareButton({ label, path, title, text }: Props) {
  const { t } = useWords()
  const { notifications } = useApp()

  async function share() {
    const url = new URL(path, window.location.origin).href
    // Missing in many browsers of desktops. Rejects where the reader closed the panel.
    const canShare = typeof (navigator as Partial<Navigator>).share === 'function'
    if (canShare) return navigator.share({ title, url, ...(text && { text }) }).catch(() => undefined)
    const isCopied = await copied(text ? `${text} ${url}` : url)
    const say = (speak: Words['t']) => ({
      text: isCopied ? speak('share.copied') : speak('share.notCopied', { address: url }),
    })
    notifications.tell({ tone: isCopied ? 'good' : 'bad', say }, isCopied ? 'message' : 'persistent')
  }

  return <Button onClick={() => void share()}>{label ?? t('share.label')}</Button>
}

/** Whether a text is in the clipboard now: browsers provide none to pages over plain HTTP. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
