/** Every page: its address, what it needs, and what of it is loaded before it is shown. */

import { accountRoutes } from './routes/account.ts'
import { endings } from './routes/endings.ts'
import { eventEditingRoutes } from './routes/event-editing.ts'
import { publicRoutes } from './routes/public.ts'
import { root } from './routes/root.ts'

export const routeTree = root.addChildren([
  ...publicRoutes,
  ...accountRoutes,
  ...eventEditingRoutes,
  ...endings,
])
