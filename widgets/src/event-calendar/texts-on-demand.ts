/** Loads the texts of a calendar in the language that is not the page's. */

import { importAgain } from '../import-again.ts'

export const loadRu = async () => (await importAgain(() => import('./texts.ru.json'))).default
export const loadEn = async () => (await importAgain(() => import('./texts.en.json'))).default
