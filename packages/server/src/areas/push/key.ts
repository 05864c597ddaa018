import type { Handler } from '../../http/call.ts'

export const key: Handler<'push.key'> = async (_call, { push }) => ({ publicKey: await push.publicKey() })
