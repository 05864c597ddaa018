/** Loads the part of a widget that its first data do not need. */

import { importAgain } from './import-again.ts'

export const loadUpkeep = () => importAgain(() => import('./upkeep/Upkeep.tsx'))
