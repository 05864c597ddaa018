import type { Team } from '@polynya/contract'
import { isLeg, legsOf } from '@polynya/domain'
import { namesOf, teamView } from '../teams/team-view.ts'
import { listTeams, type TeamRow } from '../teams/teams.store.ts'
import type { Cells, PrintoutContext, SelectedSection, Selection } from './printout-context.ts'
import { distanceIn, type Reading } from './reading.ts'

type Row = Cells<'leg' | 'stroke' | 'member' | 'iwsaid' | 'age' | 'seedTime'>

/** Relay teams with a confirmed place: the swimmer of each leg with the declared time, then reserves. */
export async function teamSheets(context: PrintoutContext): Promise<Selection<Row>> {
  const { db, event, caller, at, reading } = context
  const sections = []
  for (const row of await listTeams(db, event.id)) {
    if (row.state !== 'confirmed') continue
    sections.push(teamSection(reading, row, await teamView(db, row, { caller, now: at })))
  }
  return { sections }
}

function teamSection(reading: Reading, row: TeamRow, team: Team): SelectedSection<Row> {
  const { t, language } = reading
  const { dist_code: distCode, gender } = row
  const name = language === 'ru' ? team.teamNameRu : team.teamNameEn
  const legs = legsOf(distCode).map((stroke, index) => ({
    leg: index + 1,
    stroke: t(`sport:strokes.${stroke}`),
    ...memberIn(
      reading,
      team.teamMembers.find(({ stageId }) => stageId === index + 1),
    ),
  }))
  const reserves = team.teamMembers
    .filter((member) => !isLeg(distCode, member))
    .map((member) => ({ leg: t('printouts:reserve'), stroke: null, ...memberIn(reading, member) }))
  return {
    title: t('printouts:team', { team: name, distance: distanceIn(reading, { distCode, gender }) }),
    notes: [
      t('printouts:captain', { captain: namesOf(row)[language], iwsaid: team.captain }),
      ...(team.ageGroup ? [t('printouts:teamGroup', { group: team.ageGroup })] : []),
      ...(team.sumSeedTime ? [t('printouts:teamTime', { time: team.sumSeedTime })] : []),
    ],
    rows: [...legs, ...reserves],
  }
}

/** Returns the cells of a member; empty ones for a leg without a swimmer. */
function memberIn({ language }: Reading, member: Team['teamMembers'][number] | undefined) {
  if (!member) return { member: null, iwsaid: null, age: null, seedTime: null }
  const { swimmerRu, swimmerEn, iwsaId, age, legTime, seedTime } = member
  return {
    member: language === 'ru' ? swimmerRu : swimmerEn,
    ...{ iwsaid: iwsaId, age, seedTime: legTime ?? seedTime },
  }
}
