import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import {
  TimingCodeInput,
  TimingCodeParams,
  TimingEvent,
  TimingMarks,
  TimingOpening,
} from '../schemas/inputs/timing.ts'

const { timing } = routes

export const timingEndpoints = {
  createCode: endpoint(timing.createCode, {
    summary: 'Create a code with which phones time an event for a day',
    body: TimingCodeInput,
    response: responses.timing.createCode,
    reasons: ['event_not_found', 'key_reused', 'key_in_flight'],
    extension: true,
  }),
  codes: endpoint(timing.codes, {
    summary: 'Timing codes of an event that work, the latest first',
    params: TimingEvent,
    response: responses.timing.codes,
    reasons: ['event_not_found'],
    extension: true,
  }),
  revokeCode: endpoint(timing.revokeCode, {
    summary: 'Revoke a timing code; returns the codes that still work',
    params: TimingCodeParams,
    response: responses.timing.revokeCode,
    reasons: ['event_not_found'],
    extension: true,
  }),
  proposals: endpoint(timing.proposals, {
    summary: 'Official times by the timekeepers of an event, for the desk to accept',
    params: TimingEvent,
    response: responses.timing.proposals,
    reasons: ['event_not_found'],
    extension: true,
  }),
  clock: endpoint(timing.clock, {
    summary: 'Time of the server, with which phones compare their clocks',
    response: responses.timing.clock,
    extension: true,
  }),
  open: endpoint(timing.open, {
    summary: 'Start lists of the event of a timing code',
    body: TimingOpening,
    response: responses.timing.open,
    reasons: ['timing_code_wrong'],
    extension: true,
  }),
  send: endpoint(timing.send, {
    summary:
      'Store starts and stops of a phone, each once by its ID; returns those refused, and the starts of the heats',
    body: TimingMarks,
    response: responses.timing.send,
    reasons: ['timing_code_wrong'],
    extension: true,
  }),
}
