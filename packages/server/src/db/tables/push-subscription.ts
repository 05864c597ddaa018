import type { Language } from '@polynya/contract'
import type { Generated } from 'kysely'

/** A device with push notifications. */
export interface PushSubscriptionTable {
  id: Generated<number>
  /** Address of the device at its push service; a secret between the device and the server. */
  endpoint: string
  /** Public key of the device, and its secret, which encrypt the notifications; base64url. */
  p256dh: string
  auth: string
  language: Language
  /** Null for a device of a visitor. */
  account_id: number | null
  created_at: Date
}
