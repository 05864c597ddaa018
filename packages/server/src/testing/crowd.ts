/** Many people at once: accounts with a swimmer and a signed token each, written in bulk, and an event that sells few places. */

import { identityKey } from '@polynya/domain'
import { sql } from 'kysely'
import type { AccessTokens } from '../access/access-token.ts'
import type { Database, Tx } from '../db/schema.ts'

export interface Crowd {
  readonly eventId: number
  readonly distanceId: number
  readonly people: readonly Person[]
}

export interface Person {
  readonly accountId: number
  readonly swimmerId: number
  readonly accessToken: string
}

interface Size {
  readonly people: number
  readonly places: number
}

interface CrowdOptions {
  readonly db: Database
  readonly tokens: AccessTokens
  readonly now: Date
}

const DAY_MS = 86_400_000
const BATCH = 1000

/** An event whose registration is open, with so many places, and so many people who want one. */
export async function makeCrowd({ db, tokens, now }: CrowdOptions, { people, places }: Size): Promise<Crowd> {
  const sold = await db.transaction().execute((tx) => insertSale(tx, places, now))
  const crowd: Person[] = []
  for (let done = 0; done < people; done += BATCH) {
    const length = Math.min(BATCH, people - done)
    const rows = await db
      .transaction()
      .execute((tx) => insertPeople(tx, { from: done, length, sale: sold.eventId }, now))
    for (const row of rows) crowd.push({ ...row, accessToken: await tokenOf(tokens, row, now) })
  }
  return { ...sold, people: crowd }
}

async function insertSale(tx: Tx, places: number, now: Date) {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const { rows } = await sql<{ eventId: number; distanceId: number }>`
    with organizer as (
      insert into account (email, first_name, last_name, created_at, updated_at)
      values (null, 'Olga', 'Orlova', ${now}, ${now}) returning id
    ), event as (
      insert into event (account_id, name, start_date, end_date, time_zone, reg_start_at, reg_end_at, age_group_on,
        currency, public, created_at, updated_at)
      select id, 'Rush', ${day(30)}, ${day(31)}, 'Europe/Moscow', ${now}::timestamptz - interval '1 minute',
        ${now}::timestamptz + interval '20 days', ${day(30)}, 'RUB', true, ${now}, ${now} from organizer returning id
    ), offer as (
      insert into offer (event_id, kind, name, fees)
      select id, 'individual', 'Distances', '{"byCount":[1500],"lateFrom":null,"late":0,"onSpot":null}' from event
      returning id, event_id
    )
    insert into offer_distance (offer_id, dist_code, gender, session, slot_limit)
    select id, '25FR', 0, 1, ${places} from offer
    returning id as "distanceId", (select event_id from offer) as "eventId"`.execute(tx)
  const [sale] = rows
  if (!sale) throw new Error('Nothing is sold')
  return sale
}

interface Part {
  readonly from: number
  readonly length: number
  readonly sale: number
}

async function insertPeople(tx: Tx, { from, length, sale }: Part, now: Date) {
  const numbers = Array.from({ length }, (_, index) => from + index)
  const accounts = await tx
    .insertInto('account')
    .values(
      numbers.map((number) => ({
        email: `crowd${sale}-${number}@polynya.test`,
        password_hash: null,
        first_name: 'Anna',
        last_name: 'Petrova',
        consent_version: null,
        consent_at: null,
        activated_at: now,
        blocked_at: null,
        deleted_at: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute()
  const swimmers = await tx
    .insertInto('swimmer')
    .values(accounts.map(({ id }, index) => swimmerOf(id, `${sale}-${from + index}`, now)))
    .returning('id')
    .execute()
  const sessions = await tx
    .insertInto('day_session')
    .values(
      accounts.map(({ id }) => ({
        account_id: id,
        secret: `crowd-${id}`,
        user_agent: '',
        ip_address: null,
        created_at: now,
        last_used_at: now,
        revoked_at: null,
      })),
    )
    .returning('id')
    .execute()
  return accounts.map(({ id: accountId }, index) => ({
    accountId,
    swimmerId: swimmers[index]?.id ?? 0,
    sessionId: sessions[index]?.id ?? 0,
  }))
}

function swimmerOf(accountId: number, name: string, now: Date) {
  const who = { firstName: 'Anna', lastName: name, dob: '1990-03-14', gender: 2 } as const
  return {
    iwsaid: `CRWD${name.replace('-', 'X')}`,
    account_id: accountId,
    released_at: null,
    first_name: who.firstName,
    last_name: who.lastName,
    native_first_name: null,
    native_patronim: null,
    native_last_name: null,
    gender: who.gender,
    dob: who.dob,
    identity_key: identityKey(who),
    is_paraswimmer: false,
    under_email: null,
    country: 'RU',
    region: null,
    city: 'Тюмень',
    club: null,
    about: null,
    phone: null,
    vk: null,
    fb: null,
    publish_links: false,
    avatar: null,
    guardian_consent_at: null,
    confirmed_at: now,
    ip_address: null,
    created_at: now,
    updated_at: now,
  }
}

function tokenOf(
  tokens: AccessTokens,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
) {
  const user = {
    id: accountId,
    username: '',
    firstName: 'Anna',
    lastName: 'Petrova',
    language: 'ru',
    email: '',
    isAdmin: 0,
    isSuperAdmin: 0,
    isRsf: 0,
    numOfSwimmers: 1,
    canEditBaseResults: false,
    regions: null,
  } as const
  return tokens.sign({ user, sessionId, tokenVersion: 0 }, now)
}

/** The order of one person: one place. */
export const basketOf = ({ eventId, distanceId }: Crowd, { swimmerId }: Person) => ({
  eventId,
  swimmers: [{ swimmerId, entries: [{ distanceId }] }],
})
