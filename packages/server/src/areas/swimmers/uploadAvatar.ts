import { UPLOADS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { checkPicture, squarePhoto } from '../../files/pictures.ts'
import { forgetFile, insertFile, removeBytes, storingBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { fileUrl } from '../../http/stored-files.ts'
import { lockSwimmer, updateSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

const { maxBytes, display } = UPLOADS.avatar

export const uploadAvatar: Handler<'swimmers.uploadAvatar'> = async ({ params, file, ...call }, deps) => {
  const { id } = await editableSwimmer(deps.db, params.id, call.caller)
  const upload = await file(maxBytes.jpg)
  const name = cleanFileName(upload.name, await checkPicture(upload.bytes))
  const bytes = await squarePhoto(upload.bytes, display.side)

  const { key, old } = await storingBytes({ bytes, type: 'jpg' }, deps, (stored) =>
    deps.db.transaction().execute(async (tx) => {
      await lockSwimmer(tx, id)
      const { avatar } = await editableSwimmer(tx, id, call.caller)
      const row = { ...stored, kind: 'avatar', swimmer_id: id, event_id: null, name } as const
      await insertFile(tx, row)
      if (avatar) await forgetFile(tx, avatar)
      await updateSwimmer(tx, id, { avatar: stored.key, updated_at: deps.clock.now() })
      const change = { before: { avatar }, after: { avatar: stored.key } }
      await recordChange(tx, call, { kind: 'swimmer', objectId: id, ...change })
      return { key: stored.key, old: avatar }
    }),
  )
  if (old) await removeBytes(deps.files, [old])
  return { avatar: key, avatarImage: fileUrl(key) }
}
