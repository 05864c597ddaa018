/**
 * Scalars of responses. The server has validated the values already: a client only checks their shapes, so
 * that these schemas stay small.
 */

import * as z from 'zod/mini'

export const Id = z.int()
/** A calendar date, `YYYY-MM-DD`. */
export const DateOnly = z.string()
/** An instant, ISO 8601 with its offset. */
export const Instant = z.string()
export const Flag = z.literal([0, 1])
export const Language = z.enum(['ru', 'en'])
export const Total = z.object({ total: z.int() })
export const Nothing = z.null()

export type Language = z.output<typeof Language>
