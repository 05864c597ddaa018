/** Named people of the demo federation: the same in documentation, tests and screenshots. */

import type { Right } from '@polynya/contract'

export interface Persona {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly rights: readonly Right[]
  /** Who that is and what they can show. */
  readonly shows: string
}

interface Told extends Omit<Persona, 'email' | 'password' | 'firstName' | 'lastName'> {
  readonly name: readonly [firstName: string, lastName: string]
}

/** Everybody's address and password follow from one word. */
const persona = (word: string, { name: [firstName, lastName], ...told }: Told): Persona => ({
  firstName,
  lastName,
  email: `${word}@demo.polynya.example`,
  password: `swim-${word}`,
  ...told,
})

const right = (name: Right['right'], region: string | null = null): Right => ({ right: name, region })

export const PERSONAS = {
  guardian: persona('guardian', {
    name: ['Ольга', 'Захарова'],
    rights: [],
    shows:
      'Guardian: herself with an expired rank, a daughter under age, and a son whose profile waits to be confirmed; a family order on hold, one paid, one partly given back; documents of admission accepted, unchecked and soon over; she follows the Minsk Cup, whose registration opens tomorrow, and finds the reminder in the outbox',
  }),
  captain: persona('captain', {
    name: ['Сергей', 'Морозов'],
    rights: [],
    shows:
      'Team captain: himself and a paraswimmer of his club; he let a third profile go; relay teams, credit, a place that the waiting list offers; a medical note that was refused',
  }),
  judge: persona('judge', {
    name: ['Ирина', 'Соболева'],
    rights: [right('rsf')],
    shows: 'Judge and official of a regional federation (isRsf), without swimmers',
  }),
  administrator: persona('admin', {
    name: ['Андрей', 'Климов'],
    rights: [right('admin')],
    shows: 'Administrator: imported the swimmers, writes descriptions and documents of every event',
  }),
  regionalAdministrator: persona('tyumen', {
    name: ['Марина', 'Галкина'],
    rights: [right('admin', 'RU-TYU')],
    shows: 'Administrator of Tyumen Region (RU-TYU) alone',
  }),
  regionalFederation: persona('karelia', {
    name: ['Федерация', 'Карелии'],
    rights: [right('admin', 'RU-KR'), right('rsf', 'RU-KR')],
    shows: 'The account of the regional federation of Karelia (RU-KR): its administration and its judges',
  }),
  superAdministrator: persona('super', {
    name: ['Вера', 'Ледова'],
    rights: [right('superAdmin')],
    shows: 'Super administrator: creates and publishes events, gives rights, reads the outbox',
  }),
  blocked: persona('blocked', {
    name: ['Борис', 'Закрытый'],
    rights: [],
    shows: 'An account that was blocked: it cannot sign in',
  }),
  unactivated: persona('newcomer', {
    name: ['Нина', 'Новикова'],
    rights: [],
    shows: 'Signed up, did not follow the link in the mail: it cannot sign in yet',
  }),
} as const satisfies Record<string, Persona>

export type PersonaName = keyof typeof PERSONAS
