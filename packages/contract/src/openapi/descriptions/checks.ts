/** Descriptions of the fields of documents with check codes. */

import type { FieldDescriptions } from './fields.ts'

export const CHECK_FIELDS: FieldDescriptions = {
  'checks.get.params.code': 'Check code as it is printed or typed: in any case, with or without hyphens',
  'checks.get.response.code': 'Check code without hyphens',
  'checks.get.response.kind': 'Kind of the document',
  'checks.get.response.judgeTest': 'What the result of a test of a judge states',
  checkCode: 'Code by which anybody can check the printed result; null until the test is completed',
}
