/** Address of a registration: the event, an initial swimmer, the order, and the step. */

import { paths } from '../../infrastructure/addresses/paths.ts'

/** Steps in order; that of the teams is only for orders with relays. */
export const STEPS = ['account', 'swimmers', 'distances', 'check', 'teams', 'pay'] as const
export type Step = (typeof STEPS)[number]

export interface RegisterSearch {
  readonly event: number | null
  readonly swimmer: number | null
  readonly order: number | null
  readonly step: Step | null
}

/** The steps of an order, with or without relays. */
export const stepsOf = (hasRelay: boolean): readonly Step[] =>
  STEPS.filter((step) => step !== 'teams' || hasRelay)

/** Reads an address that anybody may have written; what is not right in it is left out. */
export function readRegisterSearch({ e, s, o, step }: Record<string, unknown>): RegisterSearch {
  return {
    event: idOf(e),
    swimmer: idOf(s),
    order: idOf(o),
    step: STEPS.find((each) => each === step) ?? null,
  }
}

/** Address of a registration. */
export function registerAddress({ event, swimmer, order, step }: Partial<RegisterSearch>): string {
  const parts = Object.entries({ e: event, s: swimmer, o: order, step })
  const given = parts.filter(([, value]) => value !== undefined && value !== null)
  return `${paths.register}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`
}

const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
