/** The rankings with all texts, for the npm package and the self-contained script. */

import { createRankings } from './create-rankings.ts'
import en from './texts.en.json'
import ru from './texts.ru.json'

export const rankings = createRankings({ texts: { ru, en } })
