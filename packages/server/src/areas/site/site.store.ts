/** SQL of the settings of the site, which override the defaults of a new installation. */

import type { Site, SiteSettings } from '@polynya/contract'
import { DEFAULT_TIME_ZONE, dateInZone, seasonOf } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

export type SiteSetting = Pick<Site, 'titles' | 'demo'> & Omit<SiteSettings, 'titles' | 'titlesEn'>

const DEFAULTS: SiteSetting = {
  titles: {
    ru: ['Федерация зимнего плавания', 'Старты · Результаты · Рекорды', 'Открытая платформа «Полынья»'],
    en: ['Winter Swimming Federation', 'Events · Results · Records', 'The open platform Polynya'],
  },
  logoLink: null,
  support: null,
  season: null,
  timeZone: DEFAULT_TIME_ZONE,
  currency: 'RUB',
  demo: false,
  version: 1,
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

/** Settings change one after another: each change starts from the version that it read. */
export async function lockSiteSetting(tx: Tx) {
  await sql`lock table setting in share row exclusive mode`.execute(tx)
}

/** The season that is pinned, else the one of a moment. */
export const seasonAt = ({ season, timeZone }: SiteSetting, at: Date): string =>
  season ?? seasonOf(dateInZone(at, timeZone)).label

/** The setting as its form shows it. */
export function settingsOfSite({ titles, demo: _demo, ...rest }: SiteSetting): SiteSettings {
  return { ...rest, titles: titles.ru, titlesEn: titles.en }
}
