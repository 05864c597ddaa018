import * as z from 'zod/mini'
import { GatewayName } from '../answers/event.ts'

export const GatewayParams = z.strictObject({ gateway: GatewayName })

/** As each gateway writes it. It is never believed: the gateway is asked. */
export const Notification = z.looseObject({})
