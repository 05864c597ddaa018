/** What the federation set for the whole site, over what a new installation has. */

import type { Site } from '@polynya/contract'
import type { Db, Tx } from '../../db/schema.ts'

/** A pinned season; null follows the clock. */
export type SiteSetting = Omit<Site, 'season'> & { readonly season: string | null }

const DEFAULTS: SiteSetting = {
  titles: {
    ru: ['Федерация зимнего плавания', 'Старты · Результаты · Рекорды', 'Открытая платформа «Полынья»'],
    en: ['Winter Swimming Federation', 'Events · Results · Records', 'The open platform Polynya'],
  },
  logoLink: null,
  support: null,
  season: null,
  demo: false,
}

export async function readSiteSetting(db: Db): Promise<SiteSetting> {
  const row = await db.selectFrom('setting').where('key', '=', 'site').select('value').executeTakeFirst()
  return { ...DEFAULTS, ...row?.value }
}

/** Changes a part of the setting; the rest stays. */
export async function writeSiteSetting(tx: Tx, part: Partial<SiteSetting>) {
  const value = JSON.stringify({ ...(await readSiteSetting(tx)), ...part })
  await tx
    .insertInto('setting')
    .values({ key: 'site', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
