/** Every reference to a swimmer, and how it moves to another profile of the same person. */

import { type Selectable, sql } from 'kysely'
import type { Schema, Tx } from '../../../db/schema.ts'
import type { RegistrationTable } from '../../../db/tables/registration.ts'
import { withdrawOpenChange } from '../custody/change-requests.store.ts'
import { withdrawOpenOffer } from '../custody/transfers.store.ts'

export interface Move {
  readonly from: number
  readonly to: number
  readonly at: Date
}

/** What remains of a registration that joined another one. */
type Joined = Pick<Selectable<RegistrationTable>, 'id' | 'number' | 'checked_in_at' | 'checked_in_by'>

/** A table whose rows name a swimmer in `swimmer_id`. */
type Referring = {
  [Table in keyof Schema]: 'swimmer_id' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

/** A new table that references swimmers must define here how its rows move: until then it is a type error. */
const MOVES = {
  // Rewritten with the remaining profile.
  swimmer_name: async () => undefined,
  async sport_rank(tx, move) {
    await sql`delete from sport_rank as mine using sport_rank as theirs
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and theirs.rank = mine.rank and theirs.valid_from = mine.valid_from`.execute(tx)
    await moveRows(tx, 'sport_rank', move)
  },
  stored_file: (tx, move) => moveRows(tx, 'stored_file', move),
  // A request for the removed profile concerned values that are being decided now.
  async change_request(tx, move) {
    await withdrawOpenChange(tx, move.from, move.at)
    await moveRows(tx, 'change_request', move)
  },
  async transfer_offer(tx, move) {
    await withdrawOpenOffer(tx, move.from, move.at)
    await moveRows(tx, 'transfer_offer', move)
  },
  async birth_date_try(tx, move) {
    await sql`delete from birth_date_try as mine using birth_date_try as theirs
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and theirs.account_id = mine.account_id and theirs.identity_key = mine.identity_key`.execute(tx)
    await moveRows(tx, 'birth_date_try', move)
  },
  merged_registry_id: (tx, move) => moveRows(tx, 'merged_registry_id', move),
  // Both may be registered for one event: entries of the other join the one that stays, and its number if this has none.
  async registration(tx, move) {
    await sql`update entry set registration_id = theirs.id
      from registration as mine, registration as theirs
      where entry.registration_id = mine.id and mine.swimmer_id = ${move.from}
        and theirs.swimmer_id = ${move.to} and theirs.event_id = mine.event_id`.execute(tx)
    const { rows: joined } = await sql<Joined>`delete from registration as mine using registration as theirs
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and theirs.event_id = mine.event_id
      returning theirs.id, mine.number, mine.checked_in_at, mine.checked_in_by`.execute(tx)
    for (const { id, number, checked_in_at, checked_in_by } of joined) {
      await sql`update registration set
          number = coalesce(number, ${number}),
          checked_in_by = case when checked_in_at is null then ${checked_in_by} else checked_in_by end,
          checked_in_at = coalesce(checked_in_at, ${checked_in_at})
        where id = ${id}`.execute(tx)
    }
    await moveRows(tx, 'registration', move)
  },
  // If both profiles take or await a place, a paid one precedes a held one, and this one a position on the waiting list;
  // of two alike, the remaining profile retains its own. The other one is released.
  async entry(tx, move) {
    const strength = (entry: 'mine' | 'theirs') =>
      sql`array_position(array['waitlisted', 'held', 'confirmed'], ${sql.ref(`${entry}.state`)})`
    await sql`update entry set state = 'cancelled', hold_until = null, waiting_position = null, updated_at = ${move.at}
      from entry as mine
      join entry as theirs on theirs.offer_distance_id = mine.offer_distance_id
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and ${strength('mine')} is not null and ${strength('theirs')} is not null
        and entry.id = case when ${strength('mine')} > ${strength('theirs')} then theirs.id else mine.id end`.execute(
      tx,
    )
    await moveRows(tx, 'entry', move)
  },
  order_item: (tx, move) => moveRows(tx, 'order_item', move),
  async team_member(tx, move) {
    await sql`delete from team_member as mine using team_member as theirs
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and theirs.team_id = mine.team_id`.execute(tx)
    await sql`update team set captain_id = ${move.to} where captain_id = ${move.from}`.execute(tx)
    await moveRows(tx, 'team_member', move)
  },
  // A person who left with one profile and is a member with the other has not left.
  async left_member(tx, move) {
    await sql`delete from left_member as mine
      where mine.swimmer_id in (${move.from}, ${move.to}) and (
        exists (select from team_member as member
          where member.team_id = mine.team_id and member.swimmer_id in (${move.from}, ${move.to}))
        or mine.swimmer_id = ${move.from} and exists (select from left_member as theirs
          where theirs.team_id = mine.team_id and theirs.swimmer_id = ${move.to}))`.execute(tx)
    await moveRows(tx, 'left_member', move)
  },
  // Computed again from the results that moved.
  best_result: async () => undefined,
  series_standing: async () => undefined,
  imported_record: (tx, move) => moveRows(tx, 'imported_record', move),
  swim_record: (tx, move) => moveRows(tx, 'swim_record', move),
  async push_follow(tx, move) {
    await sql`delete from push_follow as mine using push_follow as theirs
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and theirs.subscription_id = mine.subscription_id and theirs.event_id = mine.event_id`.execute(tx)
    await moveRows(tx, 'push_follow', move)
  },
  // Both may be members of one team: the code of the one that stays is confirmed.
  async issued_diploma(tx, move) {
    await sql`delete from issued_diploma as mine using issued_diploma as theirs
      where mine.swimmer_id = ${move.from} and theirs.swimmer_id = ${move.to}
        and theirs.entry_id = mine.entry_id and theirs.kind = mine.kind
        and theirs.place is not distinct from mine.place and theirs.time_cs is not distinct from mine.time_cs`.execute(
      tx,
    )
    await moveRows(tx, 'issued_diploma', move)
  },
  session_official: (tx, move) => moveRows(tx, 'session_official', move),
  swimmer_document: (tx, move) => moveRows(tx, 'swimmer_document', move),
} as const satisfies Record<Referring, (tx: Tx, move: Move) => Promise<void>>

const TABLES = Object.keys(MOVES) as Referring[]

const moveRows = async (tx: Tx, table: Referring, { from, to }: Move) => {
  await sql`update ${sql.table(table)} set swimmer_id = ${to} where swimmer_id = ${from}`.execute(tx)
}

/** Moves everything that points to one profile to another. */
export async function moveReferences(tx: Tx, move: Move): Promise<void> {
  for (const table of TABLES) await MOVES[table](tx, move)
}

/** Every row that points to a swimmer, by table: what the audit keeps, so that a move can be undone by hand. */
export async function referencesOf(tx: Tx, swimmerId: number): Promise<Record<string, unknown[]>> {
  const byTable: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} as t where swimmer_id = ${swimmerId}`.execute(tx)
    byTable[table] = rows.map(({ row }) => row)
  }
  return byTable
}
