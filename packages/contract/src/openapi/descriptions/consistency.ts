/** Descriptions of the fields of checks of the stored data. */

import type { FieldDescriptions } from './fields.ts'

const run = (owner: string) => ({
  [`${owner}.state`]: 'State of the run: it waits up to a minute before it starts',
  [`${owner}.requestedAt`]: 'When the run was requested, ISO 8601 with offset',
  [`${owner}.completedAt`]: 'When it was completed or cancelled; null before',
  [`${owner}.done`]: 'Number of completed checks',
  [`${owner}.count`]: 'Number of all checks',
  [`${owner}.differing`]: 'Number of checks that found differences',
  [`${owner}.failed`]: 'Number of checks that could not be completed',
})

export const CONSISTENCY_FIELDS: FieldDescriptions = {
  ...run('runs'),
  ...run('ConsistencyRun'),
  ...run('consistency.get.response'),
  ...run('consistency.start.response'),
  ...run('consistency.cancel.response'),
  runs: 'Runs, newest first',
  outcomes: 'What each completed check found',
  'outcomes.check': 'Name of the check',
  'outcomes.isSampled': 'Whether the check computes a sample again, another one in each run',
  'outcomes.isNew': 'Whether it found differences that the completed run before did not find',
  'outcomes.total': 'Number of rows at fault; null if the check could not be completed',
  'outcomes.findings': 'The first rows at fault',
  'findings.kind': 'The object at fault; a result is identified by its entry',
  'findings.id': 'ID of the object',
  'findings.iwsaid': 'Registry ID of the swimmer concerned; null without one',
  'findings.eventId': 'ID of the event concerned; null without one',
  'findings.expected': 'Value that was computed again, or that the rule requires; null for none',
  'findings.stored': 'Value that is stored; null for none',
}
