#!/usr/bin/env node
/** The command-line program of a release: `polynya serve` starts its server. */

import { checkMachine } from './check-machine.js'

if (checkMachine()) await import('../cli/bin/polynya.js')
