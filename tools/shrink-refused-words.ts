/** Lowers the baseline of refused words to the present counts: `node tools/run.mjs shrink-refused-words`. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './builds.ts'
import { shrunkBaseline, WORD_BASELINE_PATH } from './checks/refused-words.ts'
import { readRepository } from './checks/repository.ts'
import { baselineOf } from './checks/run.ts'

const sources = readRepository(root)
const shrunk = shrunkBaseline(sources, baselineOf(sources, WORD_BASELINE_PATH))
writeFileSync(join(root, WORD_BASELINE_PATH), `${JSON.stringify(shrunk, null, 2)}\n`)
