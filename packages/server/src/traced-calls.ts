/** Spans of what the server sends to others: requests to gateways, e-mails, push notifications, webhooks. */

import type { Transport } from './mail/smtp.ts'
import type { WebhookSender } from './outbound/webhook-sender.ts'
import type { ObserveGateway } from './payments/observed-gateways.ts'
import type { PushSender } from './push/push-sender.ts'
import type { Traces } from './traces/traces.ts'

export const tracedRequests =
  (traces: Traces): ObserveGateway =>
  ({ gateway, operation }, send) =>
    traces.run(
      { name: `${gateway}.${operation}`, kind: 'client', attributes: { 'polynya.gateway': gateway } },
      send,
    )

/** The number of an e-mail finds it in the outbox; its recipient is no attribute. */
export const tracedTransport = (transport: Transport, traces: Traces): Transport => ({
  deliver: (mail) =>
    traces.run({ name: 'mail.deliver', kind: 'client', attributes: { 'polynya.mail': mail.id } }, () =>
      transport.deliver(mail),
    ),
})

export const tracedPush = (push: PushSender, traces: Traces): PushSender => ({
  ...push,
  send: (device, message) =>
    traces.run({ name: 'push.send', kind: 'client' }, () => push.send(device, message)),
})

export const tracedWebhooks = (webhooks: WebhookSender, traces: Traces): WebhookSender => ({
  ...webhooks,
  send: (message) => traces.run({ name: 'webhooks.send', kind: 'client' }, () => webhooks.send(message)),
})
