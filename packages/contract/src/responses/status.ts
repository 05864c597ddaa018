/** Shapes of the answers of `status`. */

import type { AnswersOf } from '../answers-of.ts'
import { InstallationStatus } from '../schemas/answers/status.ts'

export const answers = { get: InstallationStatus } as const satisfies AnswersOf<'status'>
