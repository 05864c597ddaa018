import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../deps.ts'
import { printedLogo } from '../../files/pictures.ts'
import { findTemplate, type TemplateKey } from './diplomas.store.ts'
import { getPrintSettings } from './print-settings.ts'
import { getPrintoutEvent } from './printouts.store.ts'

/** Returns the logo of an event as PNG in base64; null if it has none, or prints none. */
export async function logoOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  eventId: number,
): Promise<string | null> {
  const { logo } = await getPrintoutEvent(db, eventId)
  if (logo === null || !(await getPrintSettings(db, eventId)).showsLogo) return null
  const stored = await files.get(logo)
  return stored && (await printedLogo(await buffer(stored))).toString('base64')
}

/** Returns the picture behind the diplomas or the certificates of an event as JPG in base64; null if there is none. */
export async function backgroundOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  key: TemplateKey,
): Promise<string | null> {
  const { background = null } = (await findTemplate(db, key)) ?? {}
  const stored = background && (await files.get(background))
  return stored ? (await buffer(stored)).toString('base64') : null
}
