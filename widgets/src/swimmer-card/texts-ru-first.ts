/** The texts for pages in Russian; those of the other language are lazy. */

import ru from './texts.ru.json'

const loadEn = async () => (await import('./texts.en.json')).default

export const texts = { ru, en: loadEn }
