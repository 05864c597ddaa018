import type { EventRegistration } from '@polynya/contract'
import { isMissingAdmission } from '@polynya/domain'
import { swimmerName, useWords, type Words } from '@polynya/ui'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { type CheckIn, useCheckIn } from './use-check-in.ts'

/** Names of a swimmer's missing documents: «Страховка, Согласие родителей»; empty if none is missing. */
export const missingText = ({ admissions }: EventRegistration, t: Words['t']): string =>
  admissions
    .filter(isMissingAdmission)
    .map(({ kind }) => t(`admissions:kinds.${kind}`))
    .join(', ')

/** Checks a swimmer in, after a confirmation if a document is missing. */
export function useConfirmedCheckIn(
  eventId: number,
  onDone: () => void,
): { readonly checkIn: CheckIn; readonly question: ReactNode } {
  const { t, language } = useWords()
  // The confirmation gives the focus back to its button first, which would revert the check-in.
  const checkIn = useCheckIn(eventId, () => setTimeout(onDone))
  const [asking, setAsking] = useState<EventRegistration>()

  async function change(row: EventRegistration, checkedIn: boolean) {
    if (checkedIn && missingText(row, t)) setAsking(row)
    else await checkIn.change(row, checkedIn)
  }

  const question = asking && (
    <ConfirmDialog
      heading={t('admissions:desk.checkInHeading')}
      text={t('admissions:desk.checkInText', {
        name: swimmerName(asking, language).main.text,
        list: missingText(asking, t),
      })}
      confirm={t('registrations:desk.checkIn')}
      onConfirm={() => checkIn.change(asking, true)}
      onClose={() => setAsking(undefined)}
    />
  )
  return { checkIn: { ...checkIn, change }, question }
}
