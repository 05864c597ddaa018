import { MOST_FOLLOWED } from '@polynya/domain'
import * as z from 'zod/mini'
import { Language } from '../answers/scalars.ts'
import { IdParam, RegistryId } from './scalars.ts'

/** Address of a device at the push service of its browser. */
const Endpoint = z.url({ error: 'not_a_url' }).check(z.maxLength(1000, { error: 'too_long' }))

/** Bytes in base64url: the length of their text is fixed. */
const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), { error: 'wrong_format' }))

/** An uncompressed point of P-256, and 16 bytes. */
const PUBLIC_KEY_LENGTH = 87
const SECRET_LENGTH = 22

export const PushParams = z.object({ eventId: IdParam })

/** A subscription as a browser returns it, and all swimmers that the device follows at the event. */
export const PushFollow = z.strictObject({
  endpoint: Endpoint,
  p256dh: base64url(PUBLIC_KEY_LENGTH),
  auth: base64url(SECRET_LENGTH),
  language: Language,
  iwsaids: z.array(RegistryId).check(z.maxLength(MOST_FOLLOWED, { error: 'too_long' })),
})

export const PushSubscriptionEnd = z.strictObject({ endpoint: Endpoint })
