/** Every page: its address, what it needs, and what of it is loaded before it is shown. */

import { accountRoutes } from './routes/account.ts'
import { administrationRoutes } from './routes/administration.ts'
import { custodyRoutes } from './routes/custody.ts'
import { endings } from './routes/endings.ts'
import { eventEditingRoutes } from './routes/event-editing.ts'
import { judgeTestRoutes } from './routes/judge-tests.ts'
import { liveRoutes } from './routes/live.ts'
import { pointsRoutes } from './routes/points.ts'
import { publicRoutes } from './routes/public.ts'
import { registerRoutes } from './routes/register.ts'
import { root } from './routes/root.ts'
import { swimmerRoutes } from './routes/swimmers.ts'

export const routeTree = root.addChildren([
  ...publicRoutes,
  ...pointsRoutes,
  ...swimmerRoutes,
  ...liveRoutes,
  ...judgeTestRoutes,
  ...registerRoutes,
  ...accountRoutes,
  ...custodyRoutes,
  ...administrationRoutes,
  ...eventEditingRoutes,
  ...endings,
])
