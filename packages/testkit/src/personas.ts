/** Named people of the demo federation, shared by documentation, tests and screenshots. */

import type { Right } from '@polynya/contract'

export interface Persona {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly rights: readonly Right[]
  /** Role of the persona and the states that they demonstrate. */
  readonly shows: string
}

interface PersonaDetails extends Omit<Persona, 'email' | 'password' | 'firstName' | 'lastName'> {
  readonly name: readonly [firstName: string, lastName: string]
}

/** Derives address and password from one word. */
const persona = (word: string, { name: [firstName, lastName], ...details }: PersonaDetails): Persona => ({
  firstName,
  lastName,
  email: `${word}@demo.polynya.example`,
  password: `swim-${word}`,
  ...details,
})

const right = (name: Right['right'], region: string | null = null): Right => ({ right: name, region })

export const PERSONAS = {
  guardian: persona('guardian', {
    name: ['Ольга', 'Захарова'],
    rights: [],
    shows:
      'Guardian: herself with an expired rank, an underage daughter, and a son whose profile awaits confirmation; a family order on hold, one paid, one partly refunded; admission documents accepted, unreviewed and about to expire; she follows the Minsk Cup, whose registration opens tomorrow, and finds the reminder in the outbox',
  }),
  captain: persona('captain', {
    name: ['Сергей', 'Морозов'],
    rights: [],
    shows:
      'Team captain: himself and a paraswimmer of his club; a third profile that he released; relay teams, credit, a place offered from the waiting list; a rejected medical note',
  }),
  judge: persona('judge', {
    name: ['Ирина', 'Соболева'],
    rights: [right('rsf')],
    shows:
      'Judge and official of a regional federation (isRsf), without swimmers; passed the exam 3К and a trial, failed the exam 2К more than a month ago',
  }),
  trainee: persona('trainee', {
    name: ['Павел', 'Стажёров'],
    rights: [right('rsf')],
    shows: 'Trainee judge (isRsf): failed the exam 3К a few days ago and may not retake it yet',
  }),
  administrator: persona('admin', {
    name: ['Андрей', 'Климов'],
    rights: [right('admin')],
    shows: 'Administrator: imported the swimmers, writes descriptions and documents of every event',
  }),
  secretary: persona('secretary', {
    name: ['Анна', 'Лебедева'],
    rights: [],
    shows: 'Secretary of Baikal Ice: may enter results of that event at its desk, and nothing else',
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
    shows: 'Super administrator: creates and publishes events, grants rights, reads the outbox',
  }),
  blocked: persona('blocked', {
    name: ['Борис', 'Закрытый'],
    rights: [],
    shows: 'A blocked account: it cannot sign in',
  }),
  unactivated: persona('newcomer', {
    name: ['Нина', 'Новикова'],
    rights: [],
    shows: 'Signed up without following the activation link: it cannot sign in yet',
  }),
} as const satisfies Record<string, Persona>

export type PersonaName = keyof typeof PERSONAS
