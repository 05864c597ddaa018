import { UPLOADS } from '@polynya/domain'
import { checkPicture, printCopy } from '../../files/pictures.ts'
import { storingBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { changeTemplate } from '../printouts/change-template.ts'
import { insertFile } from './content/event-files.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

const { maxBytes, print } = UPLOADS.diploma

export const uploadDiplomaBackground: Handler<'events.uploadDiplomaBackground'> = async (call, deps) => {
  const { params, caller, file } = call
  await eventToChange(findHead(deps.db, params.id), caller)
  const upload = await file(maxBytes.jpg)
  await checkPicture(upload.bytes)
  const bytes = await printCopy(upload.bytes, print.side)
  return storingBytes({ bytes, type: 'jpg' }, deps, (stored) =>
    changeTemplate({ ...call, ifMatch: null }, deps, async (row, tx) => {
      const name = `${params.kind}.jpg`
      await insertFile(tx, { ...stored, kind: 'diploma', event_id: params.id, swimmer_id: null, name })
      return { template: row?.template ?? null, background: stored.key }
    }),
  )
}
