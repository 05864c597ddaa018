import * as z from 'zod/mini'
import { GatewayName } from '../answers/event.ts'

export const GatewayParams = z.strictObject({ gateway: GatewayName })

/** Payload in the format of each gateway. It is never trusted: the server queries the gateway. */
export const Notification = z.looseObject({})
