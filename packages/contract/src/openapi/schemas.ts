import * as z from 'zod/mini'
import { type Endpoint, NOTHING } from '../endpoint.ts'
import * as account from '../schemas/answers/account.ts'
import * as admission from '../schemas/answers/admission.ts'
import * as custody from '../schemas/answers/custody.ts'
import * as entrants from '../schemas/answers/entrants.ts'
import * as event from '../schemas/answers/event.ts'
import { EventWithAccount } from '../schemas/answers/event-account.ts'
import * as order from '../schemas/answers/order.ts'
import * as registration from '../schemas/answers/registration.ts'
import { DateOnly, Instant } from '../schemas/answers/scalars.ts'
import * as site from '../schemas/answers/site.ts'
import * as startList from '../schemas/answers/start-list.ts'
import * as swimmer from '../schemas/answers/swimmer.ts'
import { EventUpdate } from '../schemas/inputs/event.ts'
import { SportRankInput, SwimmerInfoInput } from '../schemas/inputs/swimmer.ts'

export type Json = Record<string, unknown>

export interface NamedCall {
  readonly id: string
  readonly group: string
  readonly endpoint: Endpoint
}

/** The JSON schemas of a call's parts, by `id.part`. */
export type Parts = ReadonlyMap<string, Json>

/** Schemas with a name in the document; the others are inlined. */
const NAMED = {
  Tokens: account.Tokens,
  Settings: account.Settings,
  Session: account.Session,
  PersonalToken: account.PersonalToken,
  Right: account.Right,
  Account: account.Account,
  Mail: account.Mail,
  Swimmer: swimmer.Swimmer,
  SwimmerCard: swimmer.SwimmerCard,
  SwimmerInfo: swimmer.SwimmerInfo,
  SwimmerInfoInput,
  SportRankData: swimmer.SportRankData,
  SportRankInput,
  DisabilityDocument: swimmer.DisabilityDocument,
  Admission: admission.Admission,
  ChangeRequest: custody.ChangeRequest,
  TransferOffer: custody.TransferOffer,
  Event: event.Event,
  EventView: event.EventView,
  EventWithAccount,
  EventCard: event.EventCard,
  EventUpdate,
  Registration: event.Registration,
  Coord: event.Coord,
  AgeGroup: event.AgeGroup,
  DayProgram: event.DayProgram,
  Offer: event.Offer,
  Document: event.Document,
  Description: event.Description,
  OfferFees: event.OfferFees,
  Discount: event.Discount,
  EntryRules: event.EntryRules,
  ListSettings: event.ListSettings,
  PaymentRoute: event.PaymentRoute,
  EventStateWork: entrants.EventStateWork,
  EntrantMessage: entrants.EntrantMessage,
  EnteredSwimmer: order.EnteredSwimmer,
  Entry: order.Entry,
  OrderCard: order.OrderCard,
  Order: order.Order,
  OrderItem: order.OrderItem,
  Places: order.Places,
  Slots: order.Slots,
  Coupon: order.Coupon,
  StartList: startList.StartList,
  EventRegistration: registration.EventRegistration,
  Site: site.Site,
  TextVersion: site.TextVersion,
} as const satisfies Record<string, z.core.$ZodType>

const PARTS = ['params', 'query', 'body', 'response'] as const

const ERROR: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'reason', 'requestId'],
      properties: {
        code: { type: 'integer', description: 'The HTTP status' },
        message: { type: 'string', description: "In the caller's language; not for branching on" },
        reason: { type: 'string', description: 'Stable name of what went wrong' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'reason'],
            properties: { path: { type: 'string' }, reason: { type: 'string' }, limit: { type: 'number' } },
          },
        },
        fields: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        requestId: { type: 'string' },
      },
    },
  },
}

/** The named schemas of the document, and the parts of every call that refer to them. */
export function componentSchemas(calls: readonly NamedCall[]): { named: Json; parts: Parts } {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  for (const { id, endpoint } of calls) {
    for (const part of PARTS) {
      const schema = endpoint[part]
      if (schema !== NOTHING && !registry.has(schema)) registry.add(schema, { id: `${id}.${part}` })
    }
  }
  const ids = (schema: z.core.$ZodType) => registry.get(schema)?.id
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Instant) jsonSchema.format = 'date-time'
      if (zodSchema === DateOnly) jsonSchema.format = 'date'
    },
  })
  const tidied = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema) as Json]))

  const parts = new Map<string, Json>()
  for (const { id, endpoint } of calls) {
    for (const part of PARTS) {
      const used = ids(endpoint[part])
      if (!used) continue
      parts.set(
        `${id}.${part}`,
        used in NAMED ? { $ref: `#/components/schemas/${used}` } : (tidied[used] ?? {}),
      )
    }
  }
  const named = Object.fromEntries(Object.keys(NAMED).map((id) => [id, tidied[id]]))
  return { named: { ...named, Error: ERROR }, parts }
}

/**
 * Parts of zod's output that a reader does not need: its own ids, the bounds of every integer, the calendar's
 * regex.
 */
function tidy(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidy)
  if (schema === null || typeof schema !== 'object') return schema
  const { $schema, $id, ...rest } = schema as Json
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
  if (rest.format === 'date-time') delete rest.pattern
  if (rest.contentEncoding === 'binary') return { type: 'string', format: 'binary' }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tidy(value)]))
}
