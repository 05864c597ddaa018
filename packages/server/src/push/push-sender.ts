/** Sends push notifications by the push services of browsers. */

import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Db } from '../db/schema.ts'
import { mayPostTo, post } from '../outbound/post.ts'
import { type PushKeys, storedKeys } from './push-keys.store.ts'

/** A device, as its browser describes it. */
export interface PushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface PushMessage {
  /** The notification as the service worker reads it, JSON. */
  readonly text: string
  /** Seconds for which the push service holds it for a device that is not connected. */
  readonly seconds: number
}

export interface PushSender {
  /** Generates and stores the keys if there are none. */
  prepare(): Promise<void>
  /** Returns the public key with which browsers subscribe. */
  publicKey(): Promise<string>
  /** Whether notifications may be sent to an address that a device names. */
  accepts(endpoint: string): boolean
  /**
   * Sends a notification; fails if the push service does not accept it now.
   * @returns false if the subscription is no longer valid
   */
  send(device: PushDevice, message: PushMessage): Promise<boolean>
}

/** The push service does not know the subscription any more. */
const GONE: readonly (number | undefined)[] = [404, 410]

type PushConfig = Pick<Config, 'vapidKeys' | 'publicUrl' | 'mailFrom' | 'pushTestOrigin'>

export function pushSender(db: Db, config: PushConfig): PushSender {
  let keys: Promise<PushKeys> | undefined
  async function findKeys(): Promise<PushKeys> {
    keys ??= config.vapidKeys
      ? Promise.resolve(config.vapidKeys)
      : storedKeys(db, () => webPush.generateVAPIDKeys())
    keys.catch(() => {
      keys = undefined
    })
    return keys
  }

  return {
    prepare: async () => {
      await findKeys()
    },
    publicKey: async () => (await findKeys()).publicKey,
    accepts: (endpoint) => mayPostTo(endpoint, config.pushTestOrigin),
    async send({ endpoint, p256dh, auth }, { text, seconds }) {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contactOf(config), ...(await findKeys()) },
        TTL: seconds,
        urgency: 'high',
      })
      const status = await post(details, config.pushTestOrigin)
      if (GONE.includes(status)) return false
      if (status < 200 || status > 299) throw new Error(`Push service ${new URL(endpoint).host}: ${status}`)
      return true
    },
  }
}

/** How a push service reaches the operator: by the address of the site, or by e-mail while that has no TLS. */
function contactOf({ publicUrl, mailFrom }: PushConfig): string {
  const [, address = mailFrom] = /<(.+)>/.exec(mailFrom) ?? []
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`
}
