/** The texts for pages in English; those of the other language are lazy. */

import en from './texts.en.json'

const loadRu = async () => (await import('./texts.ru.json')).default

export const texts = { ru: loadRu, en }
