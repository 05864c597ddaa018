/** Shapes of the answers of `teams`. */

import type { AnswersOf } from '../answers-of.ts'
import * as team from '../schemas/answers/team.ts'

export const answers = {
  list: team.Teams,
  get: team.Team,
  update: team.Team,
  leave: team.Team,
  invite: team.TeamInvite,
  invitation: team.TeamInvitation,
  join: team.Team,
  prestartlist: team.Team,
} as const satisfies AnswersOf<'teams'>
