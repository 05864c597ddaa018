import type { Swimmer } from '@polynya/contract'
import { Button, SwimmerCard, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useRegionsOf } from '../../features/places/use-places.ts'
import { confirmationDeadline } from '../../features/swimmer-forms/confirmation-deadline.ts'
import { DisabilityDocument } from '../../features/swimmer-forms/DisabilityDocument.tsx'
import { swimmerRemoved, swimmerUpdated } from '../../features/swimmers/swimmer-changes.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { StepFrame } from './StepFrame.tsx'
import '@polynya/ui/SwimmerCard.css'
import '@polynya/ui/SwimmerPhoto.css'

/** Requires confirmation that a new profile is correct; otherwise it is deleted, as the text explains. */
export function ConfirmQuestion({
  swimmer,
  onRemoved,
  onCorrect,
}: {
  readonly swimmer: Swimmer
  readonly onRemoved: () => void
  readonly onCorrect: (swimmer: Swimmer) => Promise<void>
}) {
  const words = useWords()
  const { t, formats } = words
  const app = useApp()
  const today = useToday()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [dialog, setDialog] = useState<'correct' | 'remove' | null>(null)
  const { country, regionCode } = swimmer.swimmerInfo
  const region = useRegionsOf(country).options.find(({ value }) => value === regionCode)?.text ?? null
  const params = { id: swimmer.id }

  async function confirm() {
    setWorking(true)
    setProblem(undefined)
    try {
      swimmerUpdated(app, await app.client.swimmers.confirm({ params }))
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      setProblem(error)
      setWorking(false)
    }
  }

  async function remove() {
    await app.client.swimmers.remove({ params })
    if (dialog === 'correct') await onCorrect(swimmer)
    else onRemoved()
    swimmerRemoved(app, swimmer)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <StepFrame heading={t('messages:swimmers.confirmQuestion')}>
      <SwimmerCard swimmer={swimmer} region={region} today={today} />
      {swimmer.dob && (
        <p>
          {t('profile:fields.dob')}: <b>{formats.fullDate(swimmer.dob)}</b>
        </p>
      )}
      <p className="confirm-warning">
        {t('profile:confirm.text', { until: momentText(confirmationDeadline(swimmer), formats) })}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined &&
          `${t('messages:swimmers.confirmFailed')} ${failureText(problem, words).advice}`}
      </p>
      <p className="buttons">
        <Button kind="primary" isBusy={isWorking} onClick={confirm}>
          {t('profile:confirm.yes')}
        </Button>
        <Button onClick={() => setDialog('correct')}>{t('profile:confirm.correct')}</Button>
        <span className="danger">
          <Button onClick={() => setDialog('remove')}>{t('profile:confirm.remove')}</Button>
        </span>
      </p>
      {swimmer.isParaswimmer && <DisabilityDocument swimmer={swimmer} />}
      {dialog && (
        <ConfirmDialog
          heading={t(`profile:confirm.${dialog}Heading`)}
          text={`${t(`profile:confirm.${dialog}Text`)} ${dialog === 'remove' ? t('messages:swimmers.contactSupport') : ''}`}
          confirm={t(`profile:confirm.${dialog}`)}
          onConfirm={remove}
          onClose={() => setDialog(null)}
        />
      )}
    </StepFrame>
  )
}
