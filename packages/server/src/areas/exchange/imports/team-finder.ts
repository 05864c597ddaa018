/** Which relay team of an event a team of a file is. */

import { type FileSwimmer, latinWord, type SwimmerMatch } from '@polynya/domain'
import type { DeskRow } from '../../results/results.store.ts'
import { starterView } from '../../start-lists/entered-view.ts'
import type { FileStarter } from './file-starts.ts'

const BY_ID = 100
/** Its name, in either language. */
const BY_NAME = 90
/** All of its swimmers, or at least half of them. */
const BY_MEMBERS = 95
const BY_HALF = 70

interface TeamMatch {
  readonly row: DeskRow
  readonly score: number
}

type FindSwimmer = (found: FileSwimmer) => SwimmerMatch<{ readonly iwsaid: string }> | null

/** Returns the entry of a team among those of a distance; null without one, and where two have the highest score. */
export function findTeam(
  starter: FileStarter,
  rows: readonly DeskRow[],
  findSwimmer: FindSwimmer,
): TeamMatch | null {
  const members = new Set(
    starter.members.flatMap(
      ({ starter: { swimmer } }) => (swimmer && findSwimmer(swimmer)?.swimmer.iwsaid) ?? [],
    ),
  )
  const [best, second] = rows
    .flatMap((row) => {
      const score = scoreOf(starter, row, members)
      return score > 0 ? [{ row, score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
  return best && second?.score !== best.score ? best : null
}

function scoreOf({ name, teamId }: FileStarter, row: DeskRow, members: ReadonlySet<string>): number {
  const { team } = starterView(row)
  if (!team) return 0
  if (teamId !== null && teamId === row.team_code) return BY_ID
  const legs = team.teamMembers.map(({ iwsaId }) => iwsaId)
  const common = legs.filter((iwsaid) => members.has(iwsaid)).length
  const isNamed = [team.teamNameRu, team.teamNameEn].some(
    (own) => own !== '' && latinWord(own) === latinWord(name),
  )
  if (legs.length > 0 && common === legs.length) return BY_MEMBERS + (isNamed ? 5 : 0)
  if (isNamed) return BY_NAME
  return common > 0 && common * 2 >= legs.length ? BY_HALF : 0
}
