import { type TeamInvitation, TeamJoin } from '@polynya/contract'
import { findDistCode, formatTeamId } from '@polynya/domain'
import { EmptyState, swimmerName, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { ownSwimmersQuery } from '../../features/registration/register-queries.ts'
import { stageName } from '../../features/teams/team-rows.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

interface Props {
  readonly invitation: TeamInvitation
  readonly token: string
}

/** Joins the team with one of the user's confirmed swimmers, on a free leg. */
export function JoinForm({ invitation, token }: Props) {
  const words = useWords()
  const { t, language } = words
  const { data } = useQuery(ownSwimmersQuery(useApp().client))
  const state = useJoining({ invitation, token })
  if (!data) return null
  const swimmers = data.swimmers.filter(({ i_status }) => i_status === 1)
  if (swimmers.length === 0) {
    return (
      <EmptyState title={t('teams:join.noSwimmers')}>
        <a className="button" data-kind="primary" href={paths.createSwimmer}>
          {t('titles.createSwimmer')}
        </a>
      </EmptyState>
    )
  }
  const labels = { swimmerId: t('teams:join.swimmer'), stageId: t('teams:columns.stage') }
  const ofSwimmers = swimmers.map((swimmer) => ({
    value: String(swimmer.id),
    text: swimmerName(swimmer, language).main.text,
  }))
  const stages = invitation.freeStages.map((stage) => ({
    value: String(stage),
    text: stageName(invitation, stage, words),
  }))
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} />
      <SelectField
        state={state}
        name="swimmerId"
        label={labels.swimmerId}
        options={[{ value: '', text: t('teams:join.choose') }, ...ofSwimmers]}
      />
      <SelectField
        state={state}
        name="stageId"
        label={labels.stageId}
        options={[{ value: '', text: t('teams:join.anyStage') }, ...stages]}
      />
      <p className="field-hint">{t('teams:join.consent')}</p>
      <SubmitLine state={state}>{t('teams:join.action')}</SubmitLine>
    </form>
  )
}

function useJoining({ invitation, token }: Props) {
  const { client, queryClient, notifications } = useApp()
  const navigate = useNavigate()
  return useFormState({
    id: `join-${invitation.teamId}`,
    schema: TeamJoin,
    defaultValues: { swimmerId: '', stageId: '' },
    toInput: ({ swimmerId, stageId }) => ({
      token,
      swimmerId: swimmerId === '' ? undefined : Number(swimmerId),
      ...(stageId !== '' && { stageId: Number(stageId) }),
    }),
    async send(body) {
      const { captainId, offerId, eventId, ...team } = await client.teams.join({ body })
      applyChange(queryClient, keys.teams.all)
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('teams:join.done') }) },
        'notification',
      )
      const distCode = findDistCode(team.distCode)
      const show = distCode && formatTeamId({ captainId, distCode, offerId, eventId })
      await navigate({ href: `${paths.viewEvent(eventId)}${show ? `?show=${show}` : ''}` })
    },
  })
}
