import * as z from 'zod/mini'
import { EventState } from './event.ts'
import { Attention } from './order.ts'
import { DateOnly, Id, Instant } from './scalars.ts'

/** Progress of the background job, or null if none is running. */
const Progress = z.nullable(z.object({ total: z.int(), done: z.int(), failed: z.int() }))

/** The state of an event, whom a change of it concerns, and how far telling them and giving back has come. */
export const EventStateWork = z.object({
  eventState: EventState,
  /** Accounts that have entries which are held, confirmed or waiting: they get a mail. */
  entrants: z.int(),
  /** Orders that were paid and not refunded. */
  paidOrders: z.int(),
  /** Extension: those of them that were paid by hand, in full or in part: the organizer refunds them. */
  paidByHand: z.int(),
  mails: Progress,
  orders: Progress,
})

/** A message that went to entrants. */
export const EntrantMessage = z.object({
  id: Id,
  subjectRu: z.string(),
  subjectEn: z.string(),
  textRu: z.string(),
  textEn: z.string(),
  recipients: z.int(),
  mailed: z.int(),
  createdAt: Instant,
})
export const EntrantMessages = z.object({ messages: z.array(EntrantMessage) })

const Letter = z.object({ subject: z.string(), text: z.string() })

/** To whom a message would go, and how it would read. */
export const MessagePreview = z.object({
  /** Accounts: each gets one mail, whatever many swimmers they entered. */
  recipients: z.int(),
  swimmers: z.int(),
  /** Some of the swimmers, by name. */
  sample: z.array(z.string()),
  letters: z.object({ ru: Letter, en: Letter }),
})

const sums = { received: z.number(), refunded: z.number(), net: z.number() }

/** The money of an event in one currency, in major units, counted from the ledger. */
export const CurrencyMoney = z.object({
  currency: z.string(),
  ...sums,
  /** Refunds that were requested and are in progress; not yet counted in `refunded`. */
  pendingRefunds: z.number(),
  /** `gateway` is one's name, `manual` or `credit`. */
  days: z.array(z.object({ date: DateOnly, gateway: z.string(), ...sums })),
  gateways: z.array(z.object({ gateway: z.string(), ...sums })),
  /** Revenue of paid orders; with `adjusted`, the net amount after refunds and overpayments. */
  kinds: z.object({
    fees: z.number(),
    donations: z.number(),
    service: z.number(),
    mktPlace: z.number(),
    adjusted: z.number(),
  }),
  /** Orders that wait for money. */
  unpaid: z.object({ orders: z.int(), amount: z.number() }),
})
export const EventMoney = z.object({
  currencies: z.array(CurrencyMoney),
  /** Orders among them that require manual review. */
  attention: z.array(Attention),
})

/** A file to download: its bytes in base64. */
export const ReportFile = z.object({ name: z.string(), type: z.string(), base64: z.string() })

export type ReportFile = z.output<typeof ReportFile>
export type EventStateWork = z.output<typeof EventStateWork>
export type EntrantMessage = z.output<typeof EntrantMessage>
export type MessagePreview = z.output<typeof MessagePreview>
export type CurrencyMoney = z.output<typeof CurrencyMoney>
export type EventMoney = z.output<typeof EventMoney>
