/** The live results with all texts, for the npm package and the self-contained script. */

import { createLiveResults } from './create-live-results.ts'
import en from './texts.en.json'
import ru from './texts.ru.json'

export const liveResults = createLiveResults({ texts: { ru, en } })
