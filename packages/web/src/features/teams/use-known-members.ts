import type { SwimmerCard, Team } from '@polynya/contract'
import { swimmerName } from '@polynya/ui'
import { useState } from 'react'
import type { MemberShown } from './team-rows.ts'

/** Swimmers by registry ID: members of the saved team and those chosen since. */
export function useKnownMembers({ teamMembers }: Team) {
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
