/** Plans the merge of two profiles of one person: a pure function of the administrator's choices. */

import type { MergeField, MergeRequest } from '@polynya/contract'
import type { SportRank } from '@polynya/domain'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { SwimmerTable } from '../../../db/tables/swimmer.ts'
import { fail, failField } from '../../../failure.ts'
import { NO_OWNER_DATA } from '../custody/change-owner.ts'
import { identityColumns } from '../profile/swimmer-input.ts'
import type { SwimmerRow } from '../profile/swimmers.store.ts'

type Column = keyof Selectable<SwimmerTable>

/** The columns that each field of the choice stands for; a rank has rows of its own. */
const COLUMNS = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  nativeFirstName: ['native_first_name'],
  nativePatronim: ['native_patronim'],
  nativeLastName: ['native_last_name'],
  gender: ['gender'],
  dob: ['dob'],
  place: ['country', 'region', 'city'],
  club: ['club'],
  about: ['about'],
  phone: ['phone'],
  links: ['vk', 'fb', 'publish_links'],
  underEmail: ['under_email'],
  isParaswimmer: ['is_paraswimmer'],
  sportRank: [],
  avatar: ['avatar'],
} as const satisfies Record<MergeField, readonly Column[]>

export interface Two {
  readonly survivor: SwimmerRow
  readonly loser: SwimmerRow
}

type Body = Pick<z.output<typeof MergeRequest>, 'take' | 'userId'>

/** Returns the columns of the remaining profile. */
export function mergedColumns(two: Two, { take, userId }: Body) {
  const accountId = ownerOf(two, userId)
  const survivor = withoutFormerOwner(two.survivor, accountId)
  const loser = withoutFormerOwner(two.loser, accountId)
  const taken = take.flatMap((field) => COLUMNS[field].map((column) => [column, loser[column]] as const))
  const row: SwimmerRow = { ...survivor, ...Object.fromEntries(taken) }
  const { guardian_consent_at } = accountId === survivor.account_id ? survivor : loser
  return {
    ...(isFormerOwners(two.survivor, accountId) && NO_OWNER_DATA),
    ...(Object.fromEntries(taken) as Partial<Selectable<SwimmerTable>>),
    ...identityColumns({
      firstName: row.first_name,
      lastName: row.last_name,
      gender: row.gender,
      dob: row.dob,
    }),
    version: survivor.version + 1,
    account_id: accountId,
    released_at: accountId === null ? (survivor.released_at ?? loser.released_at) : null,
    guardian_consent_at,
  }
}

/** Whether a profile belongs to an account that will not own the merged one. */
export const isFormerOwners = ({ account_id }: SwimmerRow, accountId: number | null): boolean =>
  account_id !== null && account_id !== accountId

const withoutFormerOwner = (row: SwimmerRow, accountId: number | null): SwimmerRow =>
  isFormerOwners(row, accountId) ? { ...row, ...NO_OWNER_DATA } : row

/**
 * Returns the owner after the merge: the chosen one of two accounts; fails with `merge_two_owners` without a choice.
 */
function ownerOf({ survivor, loser }: Two, chosen: number | undefined): number | null {
  const owners = ownersOf({ survivor, loser })
  if (chosen !== undefined && !owners.includes(chosen)) return failField('userId', 'not_allowed')
  if (owners.length > 1) return chosen ?? fail('merge_two_owners')
  return owners[0] ?? null
}

/** The accounts that have either profile. */
export const ownersOf = ({ survivor, loser }: Two): number[] => [
  ...new Set([survivor.account_id, loser.account_id].flatMap((id) => id ?? [])),
]

/** The rank that counts from then on. */
export function mergedRank({ survivor, loser }: Two, { take }: Body) {
  const { rank, rank_from } = take.includes('sportRank') ? loser : survivor
  return { sportRank: rank ?? ('none' satisfies SportRank), validFrom: rank_from }
}
