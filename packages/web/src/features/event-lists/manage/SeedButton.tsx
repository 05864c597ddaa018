import type { Seeding } from '@polynya/contract'
import { Button } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { SeedDialog } from './SeedDialog.tsx'
import type { ListChange } from './use-list-change.ts'

interface Props {
  readonly eventId: number
  /** Null is all of them. */
  readonly distanceId: number | null
  /** The version that is shown, where there is a list. */
  readonly version: number | null
  readonly change: ListChange
  readonly children: string
}

/** Seeds one distance or all after a preview of the result. */
export function SeedButton({ eventId, distanceId, version, change, children }: Props) {
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
