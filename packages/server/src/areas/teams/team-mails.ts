/** E-mails about relay teams. */

import { formatTeamId } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { swimmerName } from '../../mail/swimmer-name.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { listByIds } from '../swimmers/profile/swimmers.store.ts'
import type { TeamRow } from './teams.store.ts'

type MailDeps = Pick<Deps, 'mailer' | 'config' | 'words'>
type Swimmers = Awaited<ReturnType<typeof listByIds>>

interface TeamChange {
  readonly team: TeamRow
  readonly swimmerIds: readonly number[]
  /** The account that changes the team, which needs no e-mail about that. */
  readonly by: number
}

/** Notifies the owners of swimmers who were named as members of a team. */
export async function sendNamedInTeam(tx: Tx, change: TeamChange, deps: MailDeps) {
  const recipientOf = ({ account_id }: Swimmers[number]) => account_id
  await sendOfMembers(tx, { ...change, template: 'teamNamed', recipientOf }, deps)
}

/** Notifies the owner of a team of swimmers who left it. */
export async function sendLeftTeam(tx: Tx, change: TeamChange, deps: MailDeps) {
  const recipientOf = () => change.team.account_id
  await sendOfMembers(tx, { ...change, template: 'teamLeft', recipientOf }, deps)
}

/** Notifies the owner of a team of a swimmer who joined it by an invitation link. */
export async function sendJoinedTeam(tx: Tx, change: TeamChange, deps: MailDeps) {
  const recipientOf = () => change.team.account_id
  await sendOfMembers(tx, { ...change, template: 'teamJoined', recipientOf }, deps)
}

interface MemberMail extends TeamChange {
  readonly template: 'teamNamed' | 'teamLeft' | 'teamJoined'
  readonly recipientOf: (swimmer: Swimmers[number]) => number | null
}

async function sendOfMembers(
  tx: Tx,
  { team, swimmerIds, by, template, recipientOf }: MemberMail,
  deps: MailDeps,
) {
  if (swimmerIds.length === 0) return
  for (const swimmer of await listByIds(tx, [...swimmerIds])) {
    const accountId = recipientOf(swimmer)
    if (accountId === null || accountId === by) continue
    const { language } = await getAccount(tx, accountId)
    const values = {
      swimmer: swimmerName(swimmer, language),
      iwsaid: swimmer.iwsaid,
      team: language === 'en' ? team.name_en : team.name_ru,
      distance: deps.words[language](`sport:distances.${team.dist_code}.name`),
      event: language === 'en' ? (team.event_name_en ?? team.event_name) : team.event_name,
    }
    await sendMail(tx, { template, accountId, path: pathOf(team), values, eventId: team.event_id }, deps)
  }
}

/** The page of the event with the dialog of a team. */
function pathOf({ captain_id, dist_code, offer_id, event_id }: TeamRow): string {
  const ref = { captainId: captain_id, distCode: dist_code, offerId: offer_id, eventId: event_id }
  return `/view-event/${event_id}?show=${formatTeamId(ref)}`
}
