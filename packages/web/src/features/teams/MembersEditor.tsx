import type { SwimmerCard, Team } from '@polynya/contract'
import { formatRaceTime, parseTypedRaceTime } from '@polynya/domain'
import { swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { EditedMember } from './EditedMember.tsx'
import { TeamTable } from './TeamTable.tsx'
import { type MemberShown, stagesOf } from './team-rows.ts'
import { repeatedStages, type TeamValues } from './team-values.ts'

/** The members of a team, each in a field of its own, with the swimmers found for it directly below. */
export function MembersEditor({
  team,
  state,
}: {
  readonly team: Team
  readonly state: FormState<TeamValues>
}) {
  const { t } = useWords()
  const known = useKnownMembers(team)
  const teamMembers = state.form.watch('teamMembers')
  const isRepeated = repeatedStages({ teamMembers })
  return (
    <>
      <TeamTable>
        {stagesOf(team).map((stageId) => {
          const { iwsaId: typed = '', legTime = '' } = teamMembers[stageId - 1] ?? {}
          const iwsaId = typed.trim().toUpperCase() || null
          const member = iwsaId ? known.find(iwsaId) : null
          const row = {
            stageId,
            iwsaId,
            member: member && { ...member, seedTime: shownTime(legTime, member.seedTime) },
            isRepeated: isRepeated[stageId - 1] ?? false,
          }
          return <EditedMember key={stageId} team={team} state={state} row={row} onChoose={known.note} />
        })}
      </TeamTable>
      <p className="field-hint">{t('teams:searchHint')}</p>
      <p className="field-hint">{t('teams:legTimeHint')}</p>
    </>
  )
}

/** The typed leg time once it is one; until then the time of the saved team. */
function shownTime(legTime: string, seedTime: string | null): string | null {
  const timeCs = parseTypedRaceTime(legTime)
  return timeCs === null ? seedTime : formatRaceTime(timeCs)
}

/** Swimmers by registry ID: members of the saved team and those chosen since. */
function useKnownMembers({ teamMembers }: Team) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, MemberShown>>(new Map())
  const stored = new Map(teamMembers.map((member) => [member.iwsaId, member]))
  return {
    find: (iwsaId: string): MemberShown | null => stored.get(iwsaId) ?? chosen.get(iwsaId) ?? null,
    note: (swimmer: SwimmerCard) => setChosen((known) => new Map(known).set(swimmer.iwsaid, shown(swimmer))),
  }
}

/** The server returns declared times after the team is saved. */
const shown = (swimmer: SwimmerCard): MemberShown => ({
  swimmerRu: swimmerName(swimmer, 'ru').main.text,
  swimmerEn: swimmerName(swimmer, 'en').main.text,
  gender: swimmer.gender,
  seedTime: null,
})
