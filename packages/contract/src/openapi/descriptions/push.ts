/** Descriptions of the fields of push notifications. */

import type { FieldDescriptions } from './fields.ts'

export const PUSH_FIELDS = {
  publicKey: 'Public VAPID key of this installation, base64url',
  endpoint: 'Address of the device at the push service of its browser: https, at a public address',
  p256dh: 'Public key of the device, base64url',
  auth: 'Secret of the device, base64url',
  'push.follow.body.language': 'Language of the notifications',
  'push.follow.body.iwsaids': 'Registry IDs of all swimmers that the device follows at the event',
  'push.follow.response.iwsaids':
    'Registry IDs of the swimmers that the device follows at the event; unknown ones are left out',
} as const satisfies FieldDescriptions
