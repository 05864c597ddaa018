/** `parts-on-demand.ts` of the self-contained files. */

import { readData } from './read-data.ts'
import { takeOver } from './take-over.ts'

export const loadUpkeep = async () => ({ readData })
export const loadTakeOver = async () => ({ takeOver })
