/** Reminders about documents of admission. */

import { remindOfEndingDocuments } from '../areas/admissions/remind-ending.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MORNING = '10 6 * * *'

export const admissionsJob = (deps: Deps): JobKind => ({
  name: 'admissions.remind',
  retries: 2,
  schedule: EVERY_MORNING,
  run: () => remindOfEndingDocuments(deps),
})
