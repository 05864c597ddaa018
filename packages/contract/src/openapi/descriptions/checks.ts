/** Descriptions of the fields of documents with check codes. */

import type { FieldDescriptions } from './fields.ts'

export const CHECK_FIELDS: FieldDescriptions = {
  'checks.get.params.code': 'Check code as it is printed or typed: in any case, with or without hyphens',
  'checks.get.response.code': 'Check code without hyphens',
  'checks.get.response.kind': 'Kind of the document',
  'checks.get.response.judgeTest': 'What the result of a test of a judge states; null of another document',
  'checks.get.response.diploma': 'What a diploma or a certificate states; null of another document',
  'diploma.place': 'Awarded place as it was printed last; null without one',
  'diploma.time': 'Time as it was printed last',
  issuedAt: 'Instant of the first print, ISO 8601 with offset',
  reissuedAt:
    'Instant of the last print of the code with another place or time; null if there was none. A corrected result has a code of its own',
  'diploma.state':
    'Whether the result is still as printed, was corrected since, or is not awarded the document any more',
  checkCode: 'Code by which anybody can check the printed result; null until the test is completed',
}
