import type { Language, DiplomaTemplate as TemplateView } from '@polynya/contract'
import { type DiplomaKind, type DiplomaTemplate, defaultTemplate } from '@polynya/domain'
import type { Translate } from '@polynya/i18n/catalogues'
import type { Db } from '../../db/schema.ts'
import { fileUrl } from '../../http/stored-files.ts'
import { findTemplate, type TemplateKey, type TemplateRow } from './diplomas.store.ts'

type Words = Readonly<Record<Language, Translate>>

/** Returns the template of an event that has none of its own. */
export const defaultTemplateIn = (words: Words, kind: DiplomaKind): DiplomaTemplate =>
  defaultTemplate((line) => ({
    text: words.ru(`diplomas:lines.${kind}.${line}`),
    textEn: words.en(`diplomas:lines.${kind}.${line}`),
  }))

/** Returns a template as it is printed. */
export const templateOf = (row: TemplateRow | undefined, kind: DiplomaKind, words: Words): DiplomaTemplate =>
  row?.template ?? defaultTemplateIn(words, kind)

/** Returns a template as the API shows it. */
export function templateView(row: TemplateRow | undefined, kind: DiplomaKind, words: Words): TemplateView {
  const { items, ...sheet } = templateOf(row, kind, words)
  return {
    ...sheet,
    diplomaKind: kind,
    items: [...items],
    background: row?.background ? fileUrl(row.background) : null,
    isDefault: (row?.template ?? null) === null,
    version: row?.version ?? 0,
  }
}

export const getTemplateView = async (db: Db, key: TemplateKey, words: Words): Promise<TemplateView> =>
  templateView(await findTemplate(db, key), key.kind, words)
