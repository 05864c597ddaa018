import type { ReportFile } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'

interface Props {
  readonly load: () => Promise<{ readonly file: ReportFile | null }>
}

/** Saves an event as a file for calendars. */
export function CalendarButton({ load }: Props) {
  const { t } = useWords()
  const { notifications } = useApp()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { file } = await load()
      const bytes = file && Uint8Array.from(atob(file.base64), (each) => each.charCodeAt(0))
      if (file && bytes) saveFile(file.name, new Blob([bytes], { type: file.type }))
    } catch {
      const say = (speak: typeof t) => ({ text: speak('calendarFile.failed') })
      notifications.tell({ tone: 'bad', say }, 'notification')
    }
    setBusy(false)
  }

  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {t('calendarFile.add')}
    </Button>
  )
}
