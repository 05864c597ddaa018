import type * as z from 'zod/mini'
import type { Routes } from './routes.ts'

/** A schema for every call of a group: what it answers, inside `{ data }`. */
export type AnswersOf<Group extends keyof Routes> = {
  readonly [Name in keyof Routes[Group]]: z.core.$ZodType
}
