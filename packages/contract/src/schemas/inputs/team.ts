import { type NameScript, REGISTRY_ID, TEAM_CODE, teamNameProblem } from '@polynya/domain'
import * as z from 'zod/mini'
import { LinkToken } from './account.ts'
import { DistanceCode, Id, IdParam, nameBy, RaceTime } from './scalars.ts'

const inCapitals = z.overwrite((code: string) => code.toUpperCase())

const TeamCode = z.string().check(inCapitals, z.regex(TEAM_CODE, { error: 'length_four' }))

const teamName = (script: NameScript) => nameBy('teamName', (value) => teamNameProblem(value, script))

/** More than any relay with its reserves has. */
const MOST_MEMBERS = 12

const TeamMemberInput = z.strictObject({
  stageId: z
    .int({ error: 'not_a_number' })
    .check(z.gte(1, { error: 'too_small' }), z.lte(MOST_MEMBERS, { error: 'too_large' })),
  /** Null if not assigned yet. */
  iwsaId: z.nullable(z.string().check(inCapitals, z.regex(REGISTRY_ID, { error: 'wrong_format' }))),
  /**
   * Extension: the captain's time for the leg, shown instead of the declared time over its distance; null is none. If absent,
   * the leg time of a swimmer who stays on the leg is unchanged.
   */
  legTime: z.optional(z.nullable(RaceTime)),
})

/** A team as it is to be: members who are not named any more leave it. */
export const TeamUpdate = z.strictObject({
  /** That of the address. */
  teamId: TeamCode,
  teamNameRu: teamName('any'),
  teamNameEn: teamName('latin'),
  teamMembers: z.array(TeamMemberInput).check(z.maxLength(MOST_MEMBERS, { error: 'too_long' })),
})

export const TeamInvitationInput = LinkToken
/** An own swimmer joins the team of an invitation; by default on its first free leg. */
export const TeamJoin = z.strictObject({
  ...LinkToken.shape,
  swimmerId: Id,
  stageId: z.optional(TeamMemberInput.shape.stageId),
})

export const TeamsParams = z.object({ eventId: IdParam })
export const TeamParams = z.object({ teamId: TeamCode })
export const TeamMemberParams = z.object({
  teamId: TeamCode,
  iwsaid: z.string().check(inCapitals),
})
export const TeamAddressParams = z.object({
  captainId: IdParam,
  distCode: DistanceCode,
  offerId: IdParam,
  eventId: IdParam,
})

export type TeamJoin = z.input<typeof TeamJoin>
export type TeamUpdate = z.input<typeof TeamUpdate>
