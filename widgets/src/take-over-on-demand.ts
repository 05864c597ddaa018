import { importAgain } from './import-again.ts'

export const loadTakeOver = () => importAgain(() => import('./take-over.ts'))
