import type { ReportFile } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveAnswer } from '../../infrastructure/downloads/save-file.ts'

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
      if (file) saveAnswer(file)
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
