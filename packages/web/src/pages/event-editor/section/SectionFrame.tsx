import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { SectionId } from '../../../features/event-manage/section-ids.ts'

/** A part of the editor, with an anchor for links and a mark while it has unsaved changes. */
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
  return (
    <section className="editor-section" aria-labelledby={`${id}-heading`}>
      <div className="editor-section-head">
        <h2 id={`${id}-heading`}>{t(`eventEditor:sections.${id}`)}</h2>
        {isUnsaved && (
          <span className="tag" data-tone="warn">
            {t('eventEditor:editor.unsaved')}
          </span>
        )}
      </div>
      <div id={id} className="editor-section-body">
        {children}
      </div>
    </section>
  )
}
