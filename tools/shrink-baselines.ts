/** Lowers the baselines of the checks to the present number of findings: `node tools/run.mjs shrink-baselines`. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './builds.ts'
import { shrunkBaselines } from './checks/run.ts'

for (const [path, baseline] of shrunkBaselines(root)) {
  writeFileSync(join(root, path), `${JSON.stringify(baseline, null, 2)}\n`)
}
