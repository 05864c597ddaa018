#!/usr/bin/env node
/** Starts the built program. Node keeps what it compiled, which is worth a tenth of a large start. */

import * as module from 'node:module'

module.enableCompileCache?.()
await import('../dist/main.js')
