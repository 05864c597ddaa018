/** The texts for pages in Russian; those of the other language are lazy. */

import { importAgain } from '../import-again.ts'
import ru from './texts.ru.json'

const loadEn = async () => (await importAgain(() => import('./texts.en.json'))).default

export const texts = { ru, en: loadEn }
