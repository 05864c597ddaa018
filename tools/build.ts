/** Builds everything that is stale: what the server's program and the published packages are made of. */

import { ensureBuilt, PACKAGES, WEB, WIDGETS } from './builds.ts'

await ensureBuilt(PACKAGES)
await ensureBuilt(WEB)
await ensureBuilt(WIDGETS)
