import { type EventSession, EventSessionUpdate, type EventView } from '@polynya/contract'
import { findDistCode, sessionWarnings } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { sessionName, sessionsChanged } from '../sessions-query.ts'
import { OfficialRows } from './OfficialRows.tsx'
import { type SessionValues, toInput, valuesOf } from './session-values.ts'

interface Props {
  readonly event: EventView
  readonly session: EventSession
}

/** A session with its start, conditions and officials; saved on its own. */
export function SessionForm({ event, session }: Props) {
  const words = useWords()
  const { t } = words
  const { client, queryClient } = useApp()
  const params = { id: event.id, sessionId: session.id }
  const state = useFormState<SessionValues, EventSessionUpdate>({
    id: `session-${session.id}`,
    schema: EventSessionUpdate,
    defaultValues: valuesOf(session),
    toInput,
    async send(body) {
      await client.events.updateSession({ params, body }, { ifMatch: session.version })
      await sessionsChanged(queryClient, event.id)
    },
  })
  const labels = {
    name: t('eventSessions:fields.name'),
    nameEn: t('eventSessions:fields.nameEn'),
    date: t('eventSessions:fields.date'),
    time: t('eventSessions:fields.time'),
    waterTemp: t('eventSessions:fields.waterTemp'),
    airTemp: t('eventSessions:fields.airTemp'),
    courseMetres: t('eventSessions:fields.courseMetres'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <section className="session-card" aria-labelledby={`session-${session.id}-heading`}>
      <h3 id={`session-${session.id}-heading`}>{sessionName(session, words)}</h3>
      <Warnings event={event} session={session} />
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3} title={t('eventSessions:failed')} />
        <div className="field-pair">
          <TextField {...field('name')} input={{ autoComplete: 'off' }} />
          <TextField {...field('nameEn')} input={{ autoComplete: 'off' }} />
        </div>
        <div className="field-pair">
          <TextField {...field('date')} input={{ type: 'date' }} />
          <TextField {...field('time')} input={{ type: 'time' }} />
        </div>
        <div className="field-pair">
          <TextField {...field('waterTemp')} input={decimal} />
          <TextField {...field('airTemp')} input={decimal} />
        </div>
        <TextField
          {...field('courseMetres')}
          hint={t('eventSessions:fields.courseHint')}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <OfficialRows state={state} />
        <SubmitLine state={state} saved={t('eventSessions:saved')}>
          {t('eventSessions:save')}
        </SubmitLine>
      </form>
      <RemoveSession event={event} session={session} />
    </section>
  )
}

/** Warnings about the measured water; the distances are those of the programme in this session. */
function Warnings({ event, session: { waterTemp, number } }: Props) {
  const { t } = useWords()
  const inSession = event.programData.flatMap(({ children }) =>
    children.filter((each) => each.session === number),
  )
  const distances = inSession.flatMap(({ distCode }) => findDistCode(distCode) ?? [])
  return sessionWarnings({ waterTemp, waterCat: event.waterCat, distances }).map((warning) => (
    <p key={warning} className="content-notice">
      {t(`eventSessions:warnings.${warning}`)}
    </p>
  ))
}

/** Deletes a session without distances; the server refuses others. */
function RemoveSession({ event, session }: Props) {
  const words = useWords()
  const { t } = words
  const { client, queryClient } = useApp()
  const [isAsking, setAsking] = useState(false)
  const isUsed = event.programData.some(({ children }) =>
    children.some((each) => each.session === session.number),
  )
  if (isUsed) return null
  const params = { id: event.id, sessionId: session.id }
  return (
    <>
      <span className="danger">
        <Button onClick={() => setAsking(true)}>{t('eventSessions:remove')}</Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          heading={t('eventSessions:removeHeading')}
          text={sessionName(session, words)}
          confirm={t('eventSessions:remove')}
          onConfirm={async () => {
            await client.events.removeSession({ params }, { ifMatch: session.version })
            await sessionsChanged(queryClient, event.id)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
