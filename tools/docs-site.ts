/**
 * Builds the documentation site: `node tools/run.mjs docs-site`. For another host than the server:
 * `-- --folder site --app https://swim.example --base /`.
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './builds.ts'
import { buildSite } from './docs-site/site.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(root, 'docs', 'dist') },
    app: { type: 'string' },
    base: { type: 'string', default: '/docs/' },
  },
})

await buildSite({ root, folder: values.folder, app: values.app ?? null, base: values.base })
