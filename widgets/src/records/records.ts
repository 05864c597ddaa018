/** The records with all texts, for the npm package and the self-contained script. */

import { createRecords } from './create-records.ts'
import en from './texts.en.json'
import ru from './texts.ru.json'

export const records = createRecords({ texts: { ru, en } })
