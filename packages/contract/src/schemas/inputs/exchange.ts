import { EXCHANGE_CONTENTS, EXCHANGE_TYPES, PAYMENT_MEANS } from '@polynya/domain'
import * as z from 'zod/mini'
import { flag, IdParam, name } from './scalars.ts'

export const ExchangeFileParams = z.object({
  eventId: IdParam,
  content: z.enum(EXCHANGE_CONTENTS, { error: 'not_allowed' }),
  type: z.enum(EXCHANGE_TYPES, { error: 'not_allowed' }),
})

export const ExchangeImportParams = z.object({ eventId: IdParam })
export const FileImportParams = z.object({ eventId: IdParam, importId: IdParam })
export const ExchangeImportQuery = z.strictObject({ dryRun: z.optional(flag) })

/** An import of entries by an administrator of the event. */
export const EntryImportQuery = z.strictObject({
  dryRun: z.optional(flag),
  /** Whether swimmers whom the registry does not have get profiles. */
  createProfiles: z.optional(flag),
  /** The city of new profiles without one in the file. */
  city: z.optional(name('city', 'any', '.')),
  /** How the orders were paid; unpaid without it. */
  means: z.optional(z.enum(PAYMENT_MEANS, { error: 'not_allowed' })),
})
