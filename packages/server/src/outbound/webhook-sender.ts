/** Sends the messages of webhooks. */

import type { Config } from '../config.ts'
import { readVersion } from '../version.ts'
import { mayPostTo, post } from './post.ts'

interface WebhookMessage {
  readonly url: string
  /** Those of the signature. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WebhookSender {
  /** Whether messages may be sent to an address that an account names. */
  accepts(url: string): boolean
  /** Returns the status of the response; fails without one. */
  send(message: WebhookMessage): Promise<number>
}

export function webhookSender({ webhookTestOrigin }: Pick<Config, 'webhookTestOrigin'>): WebhookSender {
  const agent = `Polynya/${readVersion()}`
  return {
    accepts: (url) => mayPostTo(url, webhookTestOrigin),
    send: ({ url, headers, body }) =>
      post(
        {
          endpoint: url,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': agent,
            ...headers,
          },
          body,
        },
        webhookTestOrigin,
      ),
  }
}
