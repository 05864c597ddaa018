import type { SwimmerCard, Team } from '@polynya/contract'
import { REGISTRY_ID } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useField } from '../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { FoundList, FoundStatus } from '../swimmers/FoundSwimmers.tsx'
import { MemberRow, TEAM_COLUMNS } from './TeamTable.tsx'
import { stageName, type TeamRowShown } from './team-rows.ts'
import type { TeamValues } from './team-values.ts'
import { useMemberCombobox } from './use-member-combobox.ts'

/** A stage whose swimmer is chosen: a combobox that searches as the user types, and a row with the swimmers it finds. */
export function EditedMember({
  team,
  state,
  row,
  onChoose,
}: {
  readonly team: Team
  readonly state: FormState<TeamValues>
  readonly row: TeamRowShown
  readonly onChoose: (swimmer: SwimmerCard) => void
}) {
  const words = useWords()
  const stage = stageName(team, row.stageId, words)
  const name = `teamMembers.${row.stageId - 1}.iwsaId` as const
  const { id, error: wrong, describedBy } = useField({ state, name, hint: undefined })
  const label = words.t('teams:memberId', { stage })
  const { search, input, menu, itemProps } = useMemberCombobox({
    state,
    name,
    label,
    stage,
    onChoose(swimmer) {
      onChoose(swimmer)
      // The leg time was that of another swimmer.
      if (swimmer.iwsaid !== row.iwsaId) state.setText(legTimeName(row.stageId), '')
    },
  })
  // A name that is being searched is no wrong ID.
  const error = search ? undefined : wrong
  const field = (
    <div data-wrong={error !== undefined}>
      <input
        {...input}
        type="text"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <FoundStatus search={search} />
    </div>
  )
  const hasSwimmer = row.iwsaId !== null && REGISTRY_ID.test(row.iwsaId)
  const timeField = hasSwimmer && row.stageId <= team.stage && (
    <LegTime state={state} stageId={row.stageId} stage={stage} />
  )
  return (
    <>
      <MemberRow team={team} row={{ ...row, field, timeField }} />
      <tr className="team-found" hidden={!search?.swimmers?.length}>
        <td colSpan={TEAM_COLUMNS} className="found-swimmers">
          <FoundList search={search} menu={menu} itemProps={itemProps} />
        </td>
      </tr>
    </>
  )
}

const legTimeName = (stageId: number) => `teamMembers.${stageId - 1}.legTime` as const

/** The captain's time for a leg; if empty, the swimmer's declared time counts. */
function LegTime({
  state,
  stageId,
  stage,
}: {
  readonly state: FormState<TeamValues>
  readonly stageId: number
  readonly stage: string
}) {
  const { t } = useWords()
  const name = legTimeName(stageId)
  const { id, error, describedBy, registered } = useField({ state, name, hint: undefined })
  return (
    <div className="leg-time" data-wrong={error !== undefined}>
      <label htmlFor={id}>
        <span aria-hidden="true">{t('teams:legTime')}</span>
        <span className="visually-hidden">{t('teams:legTimeOf', { stage })}</span>
      </label>
      <input
        {...registered}
        id={id}
        type="text"
        autoComplete="off"
        size={8}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
