/** Codes of orders that answers and inputs share: a form that sends one does not load the answers. */

import { ORDER_STATUSES } from '@polynya/domain'
import * as z from 'zod/mini'

export const OrderStatus = z.enum(ORDER_STATUSES)
export const RefundWay = z.enum(['card', 'credit'])
