/** `take-over-on-demand.ts` of the self-contained files. */

import { takeOver } from './take-over.ts'

export const loadTakeOver = async () => ({ takeOver })
