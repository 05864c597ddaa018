import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { ContentSection } from './ContentSection.tsx'

type Kind = 'settings' | 'archive'

/** Saves the event as a file: its settings for another installation, or all of it for an archive. */
export function EventExport({ event }: { readonly event: { readonly id: number } }) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const [busy, setBusy] = useState<Kind | null>(null)
  const [problem, setProblem] = useState<unknown>()

  async function save(kind: Kind) {
    setBusy(kind)
    setProblem(undefined)
    try {
      const query = { archive: kind === 'archive' ? ('true' as const) : undefined }
      const file = await client.events.exportEvent({ params: { id: event.id }, query })
      const content = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' })
      saveFile(`event-${event.id}${kind === 'archive' ? '-archive' : ''}.json`, content)
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <ContentSection id="event-file" heading={t('eventContent:file.heading')} level={2}>
      <p className="field-hint">{t('eventContent:file.text')}</p>
      <p className="buttons">
        {(['settings', 'archive'] as const).map((kind) => (
          <Button key={kind} isBusy={busy === kind} onClick={() => void save(kind)}>
            {t(`eventContent:file.${kind}`)}
          </Button>
        ))}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </ContentSection>
  )
}
