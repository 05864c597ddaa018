import { type Team, TeamUpdate } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { type FormState, useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { InviteMembers } from './InviteMembers.tsx'
import { LeftMembers } from './LeftMembers.tsx'
import { MembersEditor } from './MembersEditor.tsx'
import { SaveProtocol } from './SaveProtocol.tsx'
import { TeamFacts } from './TeamFacts.tsx'
import { stageName, stagesOf } from './team-rows.ts'
import {
  inputOf,
  namedLegs,
  repeatedIssues,
  type TeamValues,
  unchosenIssues,
  valuesOf,
} from './team-values.ts'
import type { StoredTeam } from './use-stored-team.ts'
import '../../infrastructure/forms/forms.css'

interface Props {
  readonly team: Team
  readonly stored: StoredTeam
}

/** Form of a team's names and members. */
export function TeamEditor({ team, stored }: Props) {
  const words = useWords()
  const { t } = words
  const state = useTeamForm(team, stored)
  const labels = {
    teamNameRu: t('teams:nameRu'),
    teamNameEn: t('teams:nameEn'),
    ...Object.fromEntries(
      stagesOf(team).flatMap((stageId) => {
        const stage = stageName(team, stageId, words)
        const path = `teamMembers.${stageId - 1}`
        return [
          [`${path}.iwsaId`, stage],
          [`${path}.legTime`, t('teams:legTimeOf', { stage })],
        ]
      }),
    ),
  }
  const [min, max] = LENGTHS.teamName
  const input = { maxLength: max, autoComplete: 'off' } as const
  const { isDirty } = state.form.formState
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <TeamFacts team={team} memberCount={namedLegs(team, state.form.watch('teamMembers'))} />
      {isDirty && <p className="field-hint">{t('teams:sumsLater')}</p>}
      <ErrorSummary state={state} labels={labels} level={3}>
        <Reload stored={stored} state={state} />
      </ErrorSummary>
      <div className="field-pair">
        <TextField state={state} name="teamNameRu" label={labels.teamNameRu} input={input} />
        <TextField state={state} name="teamNameEn" label={labels.teamNameEn} input={input} />
      </div>
      <p className="field-hint">{t('messages:teams.properName', { min, max })}</p>
      <MembersEditor team={team} state={state} />
      <LeftMembers team={team} />
      <Deadline team={team} />
      <SubmitLine state={state} saved={t('teams:saved')}>
        {t('teams:save')}
      </SubmitLine>
      <InviteMembers team={team} />
      <SaveProtocol team={team} isUnsaved={isDirty} wasSaved={state.isSaved} stored={stored} />
    </form>
  )
}

function useTeamForm(team: Team, { keep }: StoredTeam): FormState<TeamValues> {
  const { client, notifications } = useApp()
  const words = useWords()
  const state = useFormState<TeamValues, TeamUpdate & Record<string, unknown>>({
    id: `team-${team.teamId}`,
    schema: TeamUpdate,
    defaultValues: valuesOf(team),
    toInput: (values) => inputOf(team, values),
    check: (values) => [...unchosenIssues(values), ...repeatedIssues(values)],
    async send(body) {
      const call = { params: { teamId: team.teamId }, body }
      keep(
        await client.teams.update(call, { ifMatch: team.version }).catch((error) => {
          notifyFailure(error)
          throw error
        }),
      )
    },
  })

  /** Shows a notification, unless the failure belongs to a field, which shows it. */
  function notifyFailure(error: unknown) {
    if (isApiError(error) && error.issues?.length) return
    const { advice } = failureText(error, words)
    const say = (t: typeof words.t) => ({
      title: t('errors:connectivity.serverError'),
      text: t('messages:teams.updateFailed', { error: advice }),
    })
    notifications.tell({ tone: 'bad', say }, 'notification')
  }

  useRebased(state, team)
  return state
}

/** Rebases the form on the stored team after another user's change; unsaved input remains. */
function useRebased({ rebase }: FormState<TeamValues>, team: Team) {
  const version = useRef(team.version)
  useEffect(() => {
    if (version.current === team.version) return
    version.current = team.version
    rebase(valuesOf(team))
  }, [team, rebase])
}

/** Button that loads another user's change of the team; unsaved input remains. */
function Reload({
  stored,
  state: { failure },
}: Pick<Props, 'stored'> & { readonly state: FormState<TeamValues> }) {
  const { t } = useWords()
  if (!isApiError(failure) || failure.reason !== 'stale') return null
  return (
    <p>
      <Button isBusy={stored.isFetching} onClick={stored.refetch}>
        {t('teams:reload')}
      </Button>
    </p>
  )
}

function Deadline({ team: { editableUntil, timeZone } }: { readonly team: Team }) {
  const { t, formats } = useWords()
  if (editableUntil === null) return null
  return (
    <p className="field-hint">
      {t('teams:editableUntil', { date: formats.longDate(editableUntil, timeZone) })}
    </p>
  )
}
