import type { Handler } from '../../http/call.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { MAX_FILE_BYTES } from './imports/file-kinds.ts'
import { invitedEvent } from './invitation/invited-event.ts'
import { readLenex } from './lenex/read-lenex.ts'

export const readInvitation: Handler<'exchange.readInvitation'> = async (call, { db }) => {
  const { bytes } = await call.file(MAX_FILE_BYTES)
  const { meet, problems } = readLenex(bytes)
  if (meet === null || problems.length > 0) {
    return { file: null, distances: [], warnings: [], errors: problems.slice(0, MAX_ERRORS) }
  }
  return invitedEvent(meet, await readSiteSetting(db))
}

const MAX_ERRORS = 200
