/** Who may see and change what of a swimmer. */

import type { Reason } from '@polynya/contract'
import { administers, type Caller } from '../../../access/caller.ts'
import type { SwimmerRow } from './swimmers.store.ts'

/** `full` is everything; `public` what visitors see. */
export type Audience = 'public' | 'full'

type Belonging = Pick<SwimmerRow, 'account_id' | 'region'>

const owns = ({ account }: Caller, { account_id }: Belonging) => account !== null && account.id === account_id

/** As whom a caller sees a swimmer. */
export function audienceOf(caller: Caller, swimmer: Belonging): Audience {
  return owns(caller, swimmer) || administers(caller, swimmer.region) ? 'full' : 'public'
}

/** Whether a caller may know that a profile exists: unconfirmed ones are their owner's and administrators' alone. */
export function isVisible(caller: Caller, swimmer: Belonging & Pick<SwimmerRow, 'confirmed_at'>): boolean {
  return swimmer.confirmed_at !== null || audienceOf(caller, swimmer) === 'full'
}

/** Why a caller may not edit a swimmer; null where they may. */
export function editDenial(
  caller: Caller,
  swimmer: Belonging,
): Extract<Reason, 'swimmer_of_another' | 'swimmer_unlinked'> | null {
  if (audienceOf(caller, swimmer) === 'full') return null
  return swimmer.account_id === null ? 'swimmer_unlinked' : 'swimmer_of_another'
}
