import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { DeliveryParams, WebhookParams, WebhookRequest, WebhookUpdate } from '../schemas/inputs/webhook.ts'

const { webhooks } = routes

export const webhooksEndpoints = {
  list: endpoint(webhooks.list, {
    summary: 'Webhooks of the account, without their secrets',
    response: responses.webhooks.list,
    extension: true,
  }),
  create: endpoint(webhooks.create, {
    summary: 'Create a webhook; the secret that signs its messages is shown once',
    body: WebhookRequest,
    response: responses.webhooks.create,
    reasons: ['webhooks_limit'],
    extension: true,
  }),
  update: endpoint(webhooks.update, {
    summary: 'Change a webhook, pause it or enable it again',
    params: WebhookParams,
    body: WebhookUpdate,
    response: responses.webhooks.update,
    reasons: ['webhook_not_found'],
    extension: true,
  }),
  remove: endpoint(webhooks.remove, {
    summary: 'Delete a webhook with its deliveries',
    params: WebhookParams,
    response: responses.webhooks.remove,
    reasons: ['webhook_not_found'],
    extension: true,
  }),
  rotateSecret: endpoint(webhooks.rotateSecret, {
    summary: 'Replace the secret of a webhook; for a day messages have signatures by both',
    params: WebhookParams,
    response: responses.webhooks.rotateSecret,
    reasons: ['webhook_not_found'],
    extension: true,
  }),
  test: endpoint(webhooks.test, {
    summary: 'Send a message of the type `webhook.test`',
    params: WebhookParams,
    response: responses.webhooks.test,
    reasons: ['webhook_not_found', 'webhook_disabled'],
    extension: true,
  }),
  deliveries: endpoint(webhooks.deliveries, {
    summary: 'The last 50 deliveries of a webhook, the latest first',
    params: WebhookParams,
    response: responses.webhooks.deliveries,
    reasons: ['webhook_not_found'],
    extension: true,
  }),
  redeliver: endpoint(webhooks.redeliver, {
    summary: 'Repeat a delivery, with the same `webhook-id`',
    params: DeliveryParams,
    response: responses.webhooks.redeliver,
    reasons: ['webhook_not_found', 'delivery_not_found', 'webhook_disabled'],
    extension: true,
  }),
}
