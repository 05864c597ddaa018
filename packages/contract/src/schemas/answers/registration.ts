import * as z from 'zod/mini'
import { OrderStatus } from '../order-codes.ts'
import { RequiredAdmission } from './admission.ts'
import { Gender } from './event.ts'
import { EntryState } from './order.ts'
import { Id, Instant } from './scalars.ts'
import { Entrant, StartTeam } from './start-list.ts'

const textOrNull = z.nullable(z.string())

const swimmer = z.pick(Entrant, {
  swimmerId: true,
  iwsaid: true,
  number: true,
  firstName: true,
  lastName: true,
  nativeFirstName: true,
  nativePatronim: true,
  nativeLastName: true,
  gender: true,
  ageGroup: true,
  country: true,
  regionCode: true,
  city: true,
  club: true,
}).shape

/** A distance of a registration, whatever became of it. */
export const RegisteredEntry = z.object({
  entryId: Id,
  distanceId: Id,
  distCode: z.string(),
  gender: Gender,
  state: EntryState,
  division: textOrNull,
  /** The declared time, `mm:ss.hh`; null is none. */
  seedTime: textOrNull,
  team: z.nullable(z.pick(StartTeam, { teamId: true, teamNameRu: true, teamNameEn: true })),
  /** Null while it waits, and while the waiting list offers it a place. */
  orderId: z.nullable(Id),
})

/** An order as far as it is for one swimmer. */
export const RegistrationOrder = z.object({
  id: Id,
  status: OrderStatus,
  /** Price of the swimmer in the order, in `currency`: the event's. */
  total: z.number(),
  currency: z.string(),
  paidAt: z.nullable(Instant),
})

/** A swimmer at an event, as its administrators see them. */
export const EventRegistration = z.object({
  id: Id,
  ...swimmer,
  /** As computed for the event. */
  age: z.int(),
  /** E-mail address of the account that made the registration; null if the account was deleted. */
  email: textOrNull,
  /** Whether nothing is left to pay, and something was. */
  isPaid: z.boolean(),
  registeredAt: Instant,
  checkedInAt: z.nullable(Instant),
  entries: z.array(RegisteredEntry),
  orders: z.array(RegistrationOrder),
  /** Documents that the event requires, and their status. */
  admissions: z.array(RequiredAdmission),
})

/** Those of a page; `checkedIn` counts who of all found is there. */
export const RegistrationPage = z.object({
  registrations: z.array(EventRegistration),
  total: z.int(),
  checkedIn: z.int(),
})

/** A swimmer whose stored age group differs from the age groups of the event. */
export const AgeGroupChange = z.object({
  swimmerId: Id,
  iwsaid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nativeFirstName: textOrNull,
  nativePatronim: textOrNull,
  nativeLastName: textOrNull,
  /** The stored code, and the code by the age groups of the event; null if no group covers the age. */
  from: textOrNull,
  to: textOrNull,
})

export const AgeGroupChanges = z.object({ changes: z.array(AgeGroupChange) })

/** `changes` that were stored, and the distances whose start lists were seeded again, or not because they are locked. */
export const RecomputedAgeGroups = z.object({
  changes: z.array(AgeGroupChange),
  seeded: z.array(Id),
  locked: z.array(Id),
})

/** A file of the list, for spreadsheets. */
export const RegistrationsFile = z.object({ name: z.string(), type: z.string(), base64: z.string() })

export type RegisteredEntry = z.output<typeof RegisteredEntry>
export type RegistrationOrder = z.output<typeof RegistrationOrder>
export type AgeGroupChange = z.output<typeof AgeGroupChange>
export type EventRegistration = z.output<typeof EventRegistration>
export type RegistrationPage = z.output<typeof RegistrationPage>
