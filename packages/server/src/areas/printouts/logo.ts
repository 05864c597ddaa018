import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../deps.ts'
import { printedLogo } from '../../files/pictures.ts'
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
