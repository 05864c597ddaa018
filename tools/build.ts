/** Builds all stale artifacts: the server's program, the published packages, the app and the CLI. */

import { CLI, ensureBuilt, PACKAGES, WEB, WIDGETS } from './builds.ts'

for (const what of [PACKAGES, WEB, WIDGETS, CLI]) await ensureBuilt(what)
