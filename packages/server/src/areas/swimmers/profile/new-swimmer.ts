/** The row of a new profile. */

import type { SwimmerCreate } from '@polynya/contract'
import type * as z from 'zod/mini'
import { identityColumns, infoColumns } from './swimmer-input.ts'

interface NewSwimmer {
  readonly body: z.output<typeof SwimmerCreate>
  /** Null of an orphan, which is confirmed at once. */
  readonly accountId: number | null
  readonly ipAddress: string
  readonly at: Date
}

/** Returns the columns of a new profile but its registry ID. */
export const newSwimmerColumns = ({ body, accountId, ipAddress, at }: NewSwimmer) => ({
  ...identityColumns(body),
  ...infoColumns(body.swimmerInfo),
  account_id: accountId,
  native_first_name: body.nativeFirstName ?? null,
  native_patronim: body.nativePatronim ?? null,
  native_last_name: body.nativeLastName ?? null,
  is_paraswimmer: body.isParaswimmer ?? false,
  under_email: body.underEmail ?? null,
  guardian_consent_at: body.guardianConsent ? at : null,
  confirmed_at: accountId === null ? at : null,
  ip_address: ipAddress,
  created_at: at,
  updated_at: at,
})
