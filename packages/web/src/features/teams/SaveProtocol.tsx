import type { Team } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import type { StoredTeam } from './use-stored-team.ts'

/** Writes a saved team into the start list: offered once the team was changed, until its protocol is saved. */
export function SaveProtocol({
  team,
  stored,
  isUnsaved,
  wasSaved,
}: {
  readonly team: Team
  readonly stored: StoredTeam
  /** Whether something was typed and not saved: the protocol is of what is saved. */
  readonly isUnsaved: boolean
  /** Whether the team was saved just now. */
  readonly wasSaved: boolean
}) {
  const words = useWords()
  const { t, formats } = words
  const { save, isSaving, failure } = useSaveProtocol(team, stored)
  const [isOffered, setOffered] = useState(false)
  const { protocolSavedAt, timeZone, problems } = team
  if (wasSaved && !isOffered) setOffered(true)
  const isThere = !isUnsaved && (isOffered || (protocolSavedAt === null && problems.length === 0))
  return (
    <div className="team-protocol">
      {isThere && (
        <>
          <p className="field-hint">{t('teams:protocolHint')}</p>
          <Button isBusy={isSaving} onClick={save}>
            {t('teams:saveProtocol')}
          </Button>
        </>
      )}
      {failure !== undefined && (
        <p role="alert" className="field-error">
          {failureText(failure, words).advice}
        </p>
      )}
      {protocolSavedAt !== null && (
        <p className="field-hint">
          {t('teams:protocolSaved', { date: formats.longDate(protocolSavedAt, timeZone) })}
        </p>
      )}
    </div>
  )
}

function useSaveProtocol({ teamId, eventId, version }: Team, { keep }: StoredTeam) {
  const { client, queryClient, notifications } = useApp()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function attempt() {
    try {
      keep(await client.teams.prestartlist({ params: { teamId } }, { ifMatch: version }))
      applyChange(queryClient, keys.lists.of(eventId))
      const say = (t: ReturnType<typeof useWords>['t']) => ({ text: t('errors:success.protocolUpdated') })
      notifications.tell({ tone: 'good', say }, 'protocolUpdated')
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    isSaving,
    failure,
    save() {
      setSaving(true)
      setFailure(undefined)
      void attempt()
    },
  }
}
