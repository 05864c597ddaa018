/** The texts for pages in English; those of the other language are lazy. */

import { importAgain } from '../import-again.ts'
import en from './texts.en.json'

const loadRu = async () => (await importAgain(() => import('./texts.ru.json'))).default

export const texts = { ru: loadRu, en }
