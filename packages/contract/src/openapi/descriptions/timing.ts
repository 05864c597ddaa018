/** Descriptions of the fields of hand timing. */

import type { FieldDescriptions } from './fields.ts'

export const TIMING_FIELDS = {
  'timing.createCode.response.code': 'Code of the link `/time/{code}`; returned once',
  'timing.createCode.response.expiresAt': 'Instant from which the code no longer works, ISO 8601 with offset',
  'timing.open.response.expiresAt': 'Instant from which the code no longer works, ISO 8601 with offset',
  'timing.open.body.code': 'Code of the link `/time/{code}`',
  'timing.send.body.code': 'Code of the link `/time/{code}`',
  'timing.open.response.name': 'Name of the event in Russian',
  'timing.open.response.nameEn': 'Name of the event in English; null if none',
  'timing.open.response.sessions': 'Sessions of the event by number; start lists refer to the numbers',
  codes: 'Timing codes that have not expired, the latest first',
  'codes.id': 'ID of the code, not the code itself',
  'codes.createdBy': 'E-mail of the account that created the code; null if it was deleted',
  'codes.expiresAt': 'Instant from which the code no longer works, ISO 8601 with offset',
  'codes.lastSeenAt': 'Minute in which a phone used the code last, ISO 8601 with offset; null if none has',
  codeId: 'ID of the timing code',
  device: 'Name of the phone',
  marks: 'Starts and stops that the phone has measured',
  sentId: 'ID of the mark, made up by the phone; sent again, the mark replaces itself',
  role: '0 the starter, 1 to 3 the number of the timekeeper of the lane',
  'marks.lane': 'Number of the lane; null for a start',
  'marks.startedAt':
    'Instant of the start in the time of the server, ISO 8601 with milliseconds; null if the timekeeper has no start',
  stoppedAt: 'Instant of the stop in the time of the server, ISO 8601 with milliseconds; null for a start',
  clockErrorMs: 'Largest error of the comparison with the clock of the server, in milliseconds',
  isUndone: 'Whether the mark was a mistake',
  stored: 'IDs of the marks that are stored',
  'timing.send.response.starts': 'Starts of heats by the starter, the last one of each heat',
  'timing.proposals.response.starts': 'Starts of heats by the starter, the last one of each heat',
  startedAt: 'Instant of the start in the time of the server, ISO 8601 with milliseconds',
  proposals: 'Official times by the timekeepers, by distance, heat and lane',
  'proposals.time': 'Official time: of one timekeeper, the mean of two, the middle of three or more',
  times: 'Times of the timekeepers',
  'times.time': 'Time of the timekeeper, `mm:ss.hh`',
  timekeeper: 'Number of the timekeeper, 1 to 3',
} as const satisfies FieldDescriptions
