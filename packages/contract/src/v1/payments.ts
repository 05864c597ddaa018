import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { GatewayParams, Notification } from '../schemas/inputs/payment.ts'

const { payments } = routes

export const paymentsEndpoints = {
  notify: endpoint(payments.notify, {
    summary:
      'What a gateway tells of a payment or a refund: a reason to ask it, from its own addresses alone',
    params: GatewayParams,
    body: Notification,
    response: responses.payments.notify,
    reasons: ['not_found'],
    extension: true,
  }),
}
