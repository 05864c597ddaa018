/** The versions of the site's texts: published ones in the database, the first one built in. */

import type { TextName, TextVersion, WholeTextVersion } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { BUILT_IN, builtInTexts } from './built-in-texts.ts'
import { readSiteSetting } from './site.store.ts'

const published = (db: Db, name: TextName) =>
  db
    .selectFrom('text_version')
    .innerJoin('account', 'account.id', 'text_version.account_id')
    .where('name', '=', name)
    .select(['version', 'label', 'published_at', 'account_id', 'first_name', 'last_name'])
    .orderBy('version', 'desc')

interface PublishedRow {
  readonly version: number
  readonly label: string
  readonly published_at: Date
  readonly account_id: number
  readonly first_name: string
  readonly last_name: string
}

const versionFromRow = (row: PublishedRow): TextVersion => ({
  version: row.version,
  label: row.label,
  publishedAt: row.published_at.toISOString(),
  publishedBy: { id: row.account_id, firstName: row.first_name, lastName: row.last_name },
})

const THE_BUILT_IN: TextVersion = { ...BUILT_IN, publishedAt: null, publishedBy: null }

/** Every version of a text, newest first. */
export async function listTextVersions(db: Db, name: TextName): Promise<TextVersion[]> {
  const rows = await published(db, name).execute()
  return [...rows.map(versionFromRow), THE_BUILT_IN]
}

/** A version of a text; fails with `text_version_not_found`. */
export async function getTextVersion(db: Db, name: TextName, version: number): Promise<WholeTextVersion> {
  if (version === BUILT_IN.version) return { ...THE_BUILT_IN, ...(await builtInTexts(name)) }
  const row = await published(db, name).where('version', '=', version).select(['ru', 'en']).executeTakeFirst()
  return row ? { ...versionFromRow(row), ru: row.ru, en: row.en } : fail('text_version_not_found')
}

/** The version that is in force. */
export async function currentText(db: Db, name: TextName): Promise<WholeTextVersion> {
  const row = await published(db, name).select(['ru', 'en']).limit(1).executeTakeFirst()
  return row ? { ...versionFromRow(row), ru: row.ru, en: row.en } : getTextVersion(db, name, BUILT_IN.version)
}

/**
 * Returns the versions of the agreement and of the privacy policy in force, to which users consent; returns one
 * version if both have the same name.
 */
export async function consentVersion(db: Db): Promise<string> {
  const labels: string[] = []
  for (const name of ['terms', 'privacy'] as const) {
    const newest = await published(db, name).limit(1).executeTakeFirst()
    labels.push(newest?.label ?? BUILT_IN.label)
  }
  return [...new Set(labels)].join(' / ')
}

interface Publication {
  readonly name: TextName
  readonly ru: string
  readonly en: string
  readonly accountId: number
  readonly at: Date
}

/** Versions are published one after another: each starts from the one that its author read. */
export async function lockTexts(tx: Tx) {
  await sql`lock table text_version in share row exclusive mode`.execute(tx)
}

/** Puts a new version in force. To be called with the texts locked. */
export async function insertTextVersion(tx: Tx, { name, ru, en, accountId, at }: Publication) {
  const versions = await listTextVersions(tx, name)
  const day = dateInZone(at, (await readSiteSetting(tx)).timeZone)
  const sameDay = versions.filter(({ label }) => label === day || label.startsWith(`${day}-`)).length
  const row = {
    name,
    ru,
    en,
    version: (versions[0]?.version ?? BUILT_IN.version) + 1,
    label: sameDay === 0 ? day : `${day}-${sameDay + 1}`,
    account_id: accountId,
    published_at: at,
  }
  await tx.insertInto('text_version').values(row).execute()
  return row
}
