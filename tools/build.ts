/** Builds everything that is stale: the server's program, the published packages, the app and the CLI. */

import { CLI, ensureBuilt, PACKAGES, WEB } from './builds.ts'

await ensureBuilt(PACKAGES)
await ensureBuilt(WEB)
await ensureBuilt(CLI)
