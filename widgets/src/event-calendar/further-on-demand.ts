import { importAgain } from '../import-again.ts'

export const loadFurther = () => importAgain(() => import('./further-months.ts'))
