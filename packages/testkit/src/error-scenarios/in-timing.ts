import type { ErrorScenario } from './error-scenarios.ts'

export const TIMING_SCENARIOS = {
  timing_code_wrong: {
    who: 'visitor',
    steps: 'Open /time/{code} a day after the code was created, or with a character missing',
    outcome: 'The page says that the link is no longer valid',
    attempt: ({ visitor }) => visitor.timing.open({ body: { code: 'none' } }),
  },
} as const satisfies Record<string, ErrorScenario>
