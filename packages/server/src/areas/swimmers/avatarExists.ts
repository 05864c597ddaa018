import type { Handler } from '../../http/call.ts'
import { fileUrl } from '../../http/stored-files.ts'
import { visibleSwimmer } from './profile/visible-swimmer.ts'

export const avatarExists: Handler<'swimmers.avatarExists'> = async ({ params, caller }, { db }) => {
  const { avatar } = await visibleSwimmer(db, params.id, caller)
  return { exists: avatar !== null, avatarImage: avatar === null ? null : fileUrl(avatar) }
}
