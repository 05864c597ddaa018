import type { Entry } from '@polynya/contract'
import { findDistCode, hasSeedTime, seedTimeDenial } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { lazy, Suspense, useState } from 'react'
import { distanceText } from '../../orders/order-text.ts'

const SeedTimeDialog = lazy(async () => ({
  default: (await import('./SeedTimeDialog.tsx')).SeedTimeDialog,
}))

export interface SeedTimeProps {
  /** An entry of an order. */
  readonly entry: Entry
  /** The swimmer's name, or the team's. */
  readonly name: string
  /** Whether the caller administers the event: owners have a deadline. */
  readonly isAdministrator?: boolean
}

/**
 * Button that changes the declared time of an entry; nothing if the caller cannot change it now. Its page loads the
 * texts `seedTimes`, `sport`, `errors` and `messages`.
 */
export function ChangeSeedTime({ entry, name, isAdministrator = false }: SeedTimeProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  if (!canChange(entry, isAdministrator)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span aria-hidden="true">{t('seedTimes:change')}</span>
        <span className="visually-hidden">
          {t('seedTimes:changeOf', { distance: distanceText(entry, t), name })}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <SeedTimeDialog entry={entry} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function canChange(entry: Entry, isAdministrator: boolean): boolean {
  const { state, isListLocked, orderId } = entry
  const code = findDistCode(entry.distCode)
  const changeUntil = entry.changeUntil === null ? null : new Date(entry.changeUntil)
  const change = { isAdministrator, now: new Date() }
  const denial = seedTimeDenial({ state, changeUntil, isListLocked }, change)
  return orderId !== null && code !== null && hasSeedTime(code) && denial === null
}
