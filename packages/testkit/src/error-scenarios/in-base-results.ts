import type { ErrorScenario } from './error-scenarios.ts'

const NO_YEAR = { params: { year: 1999 } }

export const BASE_RESULTS_SCENARIOS = {
  base_year_not_found: {
    who: 'visitor',
    steps: 'Request the base results of a year without any: GET /api/v1/base-results/1999',
    outcome: 'A 404',
    attempt: ({ visitor }) => visitor.baseResults.get(NO_YEAR),
  },
  base_year_exists: {
    who: 'superAdministrator',
    steps: 'On /edit-base-results copy a year into one that exists',
    outcome: 'Refused: the other year is not overwritten',
    attempt: async ({ federation: { clients }, visitor }) => {
      const { years } = await visitor.baseResults.years()
      return clients.superAdministrator.baseResults.create({ body: { year: years[0]?.year ?? 0 } })
    },
  },
  base_year_active: {
    who: 'superAdministrator',
    steps:
      'On /edit-base-results open the active year in two tabs before it is active, and delete it in the slower one',
    outcome: 'Refused: points are calculated from the active year',
    attempt: async ({ federation: { clients }, visitor }) => {
      const { years } = await visitor.baseResults.years()
      const year = years.find(({ active }) => active)?.year ?? 0
      return clients.superAdministrator.baseResults.remove({ params: { year } })
    },
  },
} as const satisfies Record<string, ErrorScenario>
