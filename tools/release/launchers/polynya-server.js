#!/usr/bin/env node
/** The server of a release in one process, for supervisors and containers: `serve`, `backup`, `restore`, `test-restore`. */

import { checkMachine } from './check-machine.js'

if (checkMachine()) await import('../packages/server/dist/main.js')
