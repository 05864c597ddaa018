import { useWords } from '@polynya/ui'
import { type ReactNode, useState } from 'react'
import type { SectionId } from './section-ids.ts'

/** On small screens the sections are folded initially. */
const NARROW = '(width < 60rem)'

/** Whether the address leads to it: the browser unfolds only what is there when it follows a link. */
const isWanted = (id: SectionId) => window.location.hash === `#${id}`

/** A part of the editor that can be folded. A link to it unfolds it: its anchor is inside. */
export function SectionFrame({
  id,
  isUnsaved = false,
  children,
}: {
  readonly id: SectionId
  readonly isUnsaved?: boolean
  readonly children: ReactNode
}) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(() => isWanted(id) || !window.matchMedia?.(NARROW).matches)
  return (
    <details
      className="editor-section"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 id={`${id}-heading`}>{t(`eventEditor:sections.${id}`)}</h2>
        {isUnsaved && (
          <span className="tag" data-tone="warn">
            {t('eventEditor:editor.unsaved')}
          </span>
        )}
      </summary>
      <div id={id} className="editor-section-body">
        {children}
      </div>
    </details>
  )
}
