import type { Seeding } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import type { ListChange } from './use-list-change.ts'

/** Seeds one distance or all after a preview of the result. */
export function SeedButton({
  eventId,
  distanceId,
  version,
  change,
  children,
}: {
  readonly eventId: number
  /** Null is all of them. */
  readonly distanceId: number | null
  /** The version that is shown, where there is a list. */
  readonly version: number | null
  readonly change: ListChange
  readonly children: string
}) {
  const { client } = useApp()
  const [preview, setPreview] = useState<Seeding>()
  const params = { id: eventId }
  const body = distanceId === null ? {} : { distanceId }
  const options = version === null ? {} : { ifMatch: version }

  async function ask() {
    const answer = await change.look(() =>
      client.events.seedPrestart({ params, body: { ...body, preview: true } }),
    )
    if (answer) setPreview(answer)
  }

  async function seed() {
    setPreview(undefined)
    await change.make(() => client.events.seedPrestart({ params, body }, options), 'seeded')
  }

  return (
    <>
      <Button kind="primary" isBusy={change.isBusy} onClick={ask}>
        {children}
      </Button>
      {preview && <SeedDialog preview={preview} onConfirm={seed} onClose={() => setPreview(undefined)} />}
    </>
  )
}

/** Requests confirmation before lists are seeded, and shows the number of heats. */
function SeedDialog({
  preview: { seeded, locked },
  onConfirm,
  onClose,
}: {
  /** Expected result. */
  readonly preview: Seeding
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const sum = (of: 'heats' | 'entries') => seeded.reduce((total, list) => total + list[of], 0)
  const text = [
    t('startLists:manage.seedText', { lists: seeded.length, heats: sum('heats'), entries: sum('entries') }),
    locked.length > 0 && t('startLists:manage.seedLocked', { locked: locked.length }),
    t('startLists:manage.seedWarning'),
  ]
  return (
    <ConfirmDialog
      heading={t('startLists:manage.seedHeading')}
      text={text.filter(Boolean).join(' ')}
      confirm={t('startLists:manage.confirmSeed')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
