/** The results with all texts, for the npm package and the self-contained script. */

import { createResults } from './create-results.ts'
import en from './texts.en.json'
import ru from './texts.ru.json'

export const results = createResults({ texts: { ru, en } })
