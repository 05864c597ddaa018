/** E-mails about relay teams. */

import { formatTeamId, type OrderStatus } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { swimmerName } from '../../mail/swimmer-name.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { entriesIn } from '../places/entries.store.ts'
import { listByIds } from '../swimmers/profile/swimmers.store.ts'
import { listMembers } from './members.store.ts'
import { listTeamsOf, type TeamRow } from './teams.store.ts'

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
  await sendOfMembers(tx, { ...change, template: 'teamNamed', recipientOf: ownerOf }, deps)
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

/** Notifies the owners of swimmers who were removed from a team by others. */
export async function sendRemovedFromTeam(tx: Tx, change: TeamChange, deps: MailDeps) {
  await sendOfMembers(tx, { ...change, template: 'teamRemoved', recipientOf: ownerOf }, deps)
}

/** Notifies the owners of the members of teams whose entries end; the payer is notified of the order. */
export async function sendTeamsCancelled(
  tx: Tx,
  { entryIds, payer }: { readonly entryIds: readonly number[]; readonly payer: number },
  deps: MailDeps,
) {
  for (const { team, swimmerIds } of await listComposed(tx, entryIds)) {
    const change = { team, swimmerIds, by: payer, path: `/view-event/${team.event_id}` }
    await sendOfMembers(tx, { ...change, template: 'teamCancelled', recipientOf: ownerOf }, deps)
  }
}

interface PaidOrder {
  readonly id: number
  readonly account_id: number
  /** Before it was paid. */
  readonly status: OrderStatus
}

/** Notifies the owners of the members of teams that were cancelled when their order expired, and have a place again. */
export async function sendTeamsRestored(tx: Tx, { id, account_id: by, status }: PaidOrder, deps: MailDeps) {
  if (status !== 'expired') return
  const entryIds = (await entriesIn(tx, id, ['confirmed'])).map((entry) => entry.id)
  for (const composed of await listComposed(tx, entryIds))
    await sendNamedInTeam(tx, { ...composed, by }, deps)
}

/** Returns the teams of some entries with their members. */
async function listComposed(tx: Tx, entryIds: readonly number[]) {
  const composed: Pick<TeamChange, 'team' | 'swimmerIds'>[] = []
  if (entryIds.length === 0) return composed
  for (const team of await listTeamsOf(tx, entryIds)) {
    composed.push({ team, swimmerIds: (await listMembers(tx, team.id)).map(({ id }) => id) })
  }
  return composed
}

const ownerOf = ({ account_id }: Swimmers[number]) => account_id

interface MemberMail extends TeamChange {
  readonly template: 'teamNamed' | 'teamLeft' | 'teamJoined' | 'teamRemoved' | 'teamCancelled'
  readonly recipientOf: (swimmer: Swimmers[number]) => number | null
  /** The team's dialog by default. */
  readonly path?: string
}

async function sendOfMembers(
  tx: Tx,
  { team, swimmerIds, by, template, recipientOf, path = pathOf(team) }: MemberMail,
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
    await sendMail(tx, { template, accountId, path, values, eventId: team.event_id }, deps)
  }
}

/** The page of the event with the dialog of a team. */
function pathOf({ captain_id, dist_code, offer_id, event_id }: TeamRow): string {
  const ref = { captainId: captain_id, distCode: dist_code, offerId: offer_id, eventId: event_id }
  return `/view-event/${event_id}?show=${formatTeamId(ref)}`
}
