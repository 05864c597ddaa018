/** The server as a program to start, for `polynya serve`, the demo and tests. */

export { buildApp } from './app.ts'
export { type Clock, type Ids, randomIds, systemClock } from './clock.ts'
export { type Config, readConfig, VARIABLES } from './config.ts'
export { connectDirectly } from './db/connect.ts'
export { firstAdministratorLink } from './first-administrator.ts'
export { handlers } from './handlers.ts'
export { reportFailure, UsageError } from './report-failure.ts'
export { type Borders, type Server, startServer } from './server.ts'
export { stopOnSignals } from './signals.ts'
