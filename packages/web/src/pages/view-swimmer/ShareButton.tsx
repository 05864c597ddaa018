import { useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Shares the address of the page as the device does, or copies it. */
export function ShareButton({ iwsaid, name }: { readonly iwsaid: string; readonly name: string }) {
  const { t } = useWords()
  const { notifications } = useApp()

  async function share() {
    const url = new URL(paths.viewSwimmer(iwsaid), location.href).href
    // Closing the device's share panel is not an error: nothing is reported.
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined)
    const isCopied = await copy(url)
    notifications.tell(
      {
        tone: isCopied ? 'good' : 'bad',
        say: (speak) => ({ text: speak(`swimmerPages:profile.${isCopied ? 'copied' : 'copyFailed'}`) }),
      },
      isCopied ? 'message' : 'notification',
    )
  }

  return (
    <button type="button" className="button" data-kind="water" onClick={share}>
      {t('swimmerPages:profile.share')}
    </button>
  )
}

/** Whether a text is in the clipboard now: browsers give none to pages over plain HTTP. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
