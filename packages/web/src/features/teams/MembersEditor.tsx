import type { SwimmerCard, Team } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { FoundSwimmers } from './FoundSwimmers.tsx'
import { MemberField } from './MemberField.tsx'
import { TeamTable } from './TeamTable.tsx'
import { stageName, stagesOf } from './team-rows.ts'
import { repeatedStages, type TeamValues } from './team-values.ts'
import { useKnownMembers } from './use-known-members.ts'
import { useMemberSearch } from './use-member-search.ts'

interface Props {
  readonly team: Team
  readonly state: FormState<TeamValues>
}

/** The members of a team, each in a field of its own, with who is found for it. */
export function MembersEditor({ team, state }: Props) {
  const words = useWords()
  const { t } = words
  const known = useKnownMembers(team)
  const found = useMemberSearch()
  const [active, setActive] = useState(-1)
  const { search } = found
  const teamMembers = state.form.watch('teamMembers')
  const isRepeated = repeatedStages({ teamMembers })

  function choose(swimmer: SwimmerCard) {
    if (!search) return
    const name = `teamMembers.${search.stageId - 1}.iwsaId` as const
    known.note(swimmer)
    state.setText(name, swimmer.iwsaid)
    state.onInput(name)
    found.close()
  }

  function type(stageId: number, text: string) {
    setActive(-1)
    found.type(stageId, text)
  }

  const step = (by: 1 | -1) => {
    const count = search?.swimmers?.length ?? 0
    setActive((last) => (last < 0 && by < 0 ? count - 1 : (last + by + count) % count))
  }

  const rows = stagesOf(team).map((stageId) => {
    const iwsaId = teamMembers[stageId - 1]?.iwsaId.trim().toUpperCase() || null
    return {
      stageId,
      iwsaId,
      member: iwsaId ? known.find(iwsaId) : null,
      isRepeated: isRepeated[stageId - 1] ?? false,
      field: (
        <MemberField
          state={state}
          stageId={stageId}
          label={t('teams:memberId', { stage: stageName(team, stageId, words) })}
          found={search?.stageId === stageId ? search.swimmers : null}
          active={active}
          onType={(text) => type(stageId, text)}
          onStep={step}
          onChoose={choose}
          onClose={found.close}
        />
      ),
    }
  })

  return (
    <>
      <TeamTable team={team} rows={rows} />
      <FoundSwimmers
        search={search}
        stage={search ? stageName(team, search.stageId, words) : ''}
        active={active}
        onChoose={choose}
      />
    </>
  )
}
