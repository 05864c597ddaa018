/** Builds all stale artifacts: the server's program, the published packages, the app, the CLI and the documentation. */

import { CLI, DOCS, ensureBuilt, PACKAGES, WEB, WIDGETS } from './builds.ts'

for (const what of [PACKAGES, WEB, WIDGETS, CLI, DOCS]) await ensureBuilt(what)
