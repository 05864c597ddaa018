import type { Swimmer } from '@polynya/contract'
import { LIVES } from '@polynya/domain'

const HOUR_MS = 3_600_000

/** Returns when an unconfirmed new profile is deleted: an instant, ISO 8601. */
export const confirmationDeadline = ({ createdAt = '1970-01-01' }: Pick<Swimmer, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + LIVES.unconfirmedSwimmerHours * HOUR_MS).toISOString()
