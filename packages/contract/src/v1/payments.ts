import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { GatewayParams, Notification } from '../schemas/inputs/payment.ts'

const { payments } = routes

export const paymentsEndpoints = {
  notify: endpoint(payments.notify, {
    summary:
      'Notification of a gateway about a payment or a refund, which is then checked with the gateway; accepted from its addresses only',
    params: GatewayParams,
    body: Notification,
    response: responses.payments.notify,
    reasons: ['not_found'],
    extension: true,
  }),
}
