import type { Handler } from '../../http/call.ts'

export const clock: Handler<'timing.clock'> = async (_call, { clock }) => ({ at: clock.now().toISOString() })
