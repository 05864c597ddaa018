import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { mailFragment } from './mail-fragment.ts'

/** The page of an e-mail in a frame without scripts, forms or outside requests; it is rendered once opened. */
export function MailPreview({ subject, html }: { readonly subject: string; readonly html: string }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('administration:outbox.page')}
        <span className="visually-hidden">: {subject}</span>
      </summary>
      {isOpen && (
        <iframe
          className="mail-page"
          title={t('administration:outbox.pageOf', { subject })}
          // Without `allow-scripts` nothing runs in the frame; the origin of the app lets the app fill it.
          sandbox="allow-same-origin"
          // Filled at once, and again in browsers that replace the first empty document by another one.
          ref={(frame) => fill(frame, html)}
          onLoad={({ currentTarget }) => fill(currentTarget, html)}
        />
      )}
    </details>
  )
}

/**
 * Fills the frame with an e-mail. The frame inherits the policy of the app, which ignores styles in markup and forbids
 * requests to other hosts; styles that the app sets are allowed.
 */
function fill(frame: HTMLIFrameElement | null, html: string) {
  const page = frame?.contentDocument
  if (!page) return
  page.body.replaceChildren(mailFragment(html))
  for (const styled of page.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset.style ?? ''
  }
  frame.style.blockSize = `${page.documentElement.scrollHeight}px`
}
