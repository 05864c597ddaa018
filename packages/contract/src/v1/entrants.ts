import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as entrants from '../schemas/inputs/entrants.ts'
import { EventParams as params } from '../schemas/inputs/event.ts'

const { events } = routes
const extension = true
const KEYED = ['key_reused', 'key_in_flight'] as const

/** Calls of the group `events`. */
export const entrantsEndpoints = {
  stateWork: endpoint(events.stateWork, {
    summary: 'State of an event, and the progress of notifying its entrants and refunding them',
    params,
    response: responses.events.stateWork,
    reasons: ['event_not_found'],
    extension,
  }),
  setState: endpoint(events.setState, {
    summary: 'Postpone an event, call it off, or plan it again: everybody who entered gets a mail',
    params,
    body: entrants.EventStateInput,
    response: responses.events.setState,
    reasons: [...KEYED, 'event_not_found', 'entrants_changed'],
    extension,
  }),
  messages: endpoint(events.messages, {
    summary: 'Messages sent to the entrants of an event, newest first',
    params,
    response: responses.events.messages,
    reasons: ['event_not_found'],
    extension,
  }),
  previewMessage: endpoint(events.previewMessage, {
    summary: 'Preview a message: the number of its recipients and its text',
    params,
    body: entrants.MessageDraft,
    response: responses.events.previewMessage,
    reasons: ['event_not_found'],
    extension,
  }),
  sendMessage: endpoint(events.sendMessage, {
    summary: 'Write to entrants of an event, each in their language; audited',
    params,
    body: entrants.MessageInput,
    response: responses.events.sendMessage,
    reasons: [...KEYED, 'event_not_found', 'entrants_changed', 'no_entrants'],
    extension,
  }),
  money: endpoint(events.money, {
    summary: 'The money of an event, counted from the ledger',
    params,
    response: responses.events.money,
    scopes: ['exports'],
    reasons: ['event_not_found'],
    extension,
  }),
  moneyFile: endpoint(events.moneyFile, {
    summary: 'The same as a file: CSV or XLSX',
    params: entrants.MoneyFileParams,
    query: entrants.MoneyFileQuery,
    response: responses.events.moneyFile,
    scopes: ['exports'],
    reasons: ['event_not_found'],
    extension,
  }),
}
