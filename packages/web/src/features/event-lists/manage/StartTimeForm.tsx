import type { StartList } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { type FormEvent, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { venueInstant, venueText } from '../../../infrastructure/forms/field-values.ts'
import { useUnsavedGuard } from '../../../infrastructure/forms/use-unsaved-guard.tsx'
import type { EditedList } from './edited-list.ts'

/** When the first heat of a distance starts, by the clock of the venue; the others follow. */
export function StartTimeForm({ event, list, change }: EditedList) {
  const { t } = useWords()
  const { client } = useApp()
  const stored = venueText(list.isStartFixed ? list.startsAt : null, event.timeZone)
  const [written, setWritten] = useState<string>()
  const value = written ?? stored
  const guard = useUnsavedGuard(written !== undefined && written !== stored)

  async function onSubmit(domEvent: FormEvent) {
    domEvent.preventDefault()
    const call = {
      params: { id: event.id, distanceId: list.distanceId },
      body: { startsAt: venueInstant(value, event.timeZone) },
    }
    const isSaved = await change.make(() => client.events.startPrestart(call, versionOf(list)), 'savedStart')
    if (isSaved) setWritten(undefined)
  }

  return (
    <form className="start-time" onSubmit={onSubmit}>
      <label>
        {t('startLists:manage.startsAt')}
        <input type="datetime-local" value={value} onChange={({ target }) => setWritten(target.value)} />
      </label>
      <Button type="submit" isBusy={change.isBusy}>
        {t('startLists:manage.saveStart')}
      </Button>
      {guard}
    </form>
  )
}

const versionOf = ({ version }: StartList) => (version === null ? {} : { ifMatch: version })
