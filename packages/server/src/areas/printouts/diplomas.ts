/** Diplomas and certificates: one sheet a person by the template of the event, with a check code. */

import {
  type DiplomaItem,
  type DiplomaKind,
  type DiplomaValues,
  filledText,
  parseRaceTime,
  shownCheckCode,
} from '@polynya/domain'
import { recordsResults } from '../../access/caller.ts'
import { codesByDocument, documentKey } from '../standings/issued-diplomas.store.ts'
import { type Award, awardsOf, valuesIn } from './awards.ts'
import { templateOf } from './diploma-templates.ts'
import { findTemplate } from './diplomas.store.ts'
import type { SheetItem } from './pdf/printout.ts'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { entrantIn, personIn, regionIn } from './reading.ts'

type Row = Cells<
  'place' | 'name' | 'birthYear' | 'ageGroup' | 'region' | 'club' | 'finalTime' | 'points' | 'checkCode'
>

/** Diplomas for the awarded places. */
export const diplomas = (context: PrintoutContext) => sheetsOf(context, 'diploma')

/** Certificates of everyone who finished. */
export const certificates = (context: PrintoutContext) => sheetsOf(context, 'certificate')

/**
 * Drafts are printed for those who record results; owners of swimmers receive official documents.
 * Only official ones have a code, which was stored when their results became official.
 */
async function sheetsOf(context: PrintoutContext, kind: DiplomaKind): Promise<Selection<Row>> {
  const { db, event, reading, filter, words, publicUrl } = context
  const withDrafts = recordsResults(context.caller, event)
  const awards = await awardsOf(context, { kind, filter, withDrafts })
  const codes = await codesByDocument(db, { eventId: event.id })
  const { items, ...page } = templateOf(await findTemplate(db, { eventId: event.id, kind }), kind, words)
  const known = awards.map((award) => ({ award, code: codeOf(award, { kind, codes }) }))
  return {
    page: { size: page.sheetSize, isLandscape: page.isLandscape },
    sheets: known.map(({ award, code }) => {
      const values = valuesIn(reading, award, { event, code, publicUrl })
      return {
        mark: markOf(reading.t, award),
        items: items.map((item) => sheetItem(item, values, reading.language)),
      }
    }),
    sections: [...Map.groupBy(known, ({ award }) => award.group)].map(([title, own]) => ({
      title,
      rows: own.map(({ award, code }) => rowOf(context, award, code)),
    })),
  }
}

const MARKS = { empty: 'draft', preliminary: 'preliminary', official: null } as const

function markOf(t: PrintoutContext['reading']['t'], { list: { state } }: Award): string | null {
  const mark = MARKS[state]
  return mark && t(`printouts:marks.${mark}`)
}

interface Issued {
  readonly kind: DiplomaKind
  /** By document. */
  readonly codes: ReadonlyMap<string, string>
}

/** Returns the code of an official document; null of a preliminary one, and of a member without a profile. */
function codeOf({ list, result, place, swimmerId }: Award, { kind, codes }: Issued): string | null {
  if (list.state !== 'official' || swimmerId === null) return null
  const document = {
    ...{ entry_id: result.starter.entryId, kind, swimmer_id: swimmerId, place },
    time_cs: result.finalTime === null ? null : parseRaceTime(result.finalTime),
  }
  return codes.get(documentKey(document)) ?? null
}

/** Fills an item in; empty texts stay, so that both languages have the same items. */
function sheetItem(item: DiplomaItem, values: DiplomaValues, language: 'ru' | 'en'): SheetItem {
  if (item.kind === 'qr') return { ...item, text: values.checkUrl }
  const { textEn, ...shown } = item
  const text = language === 'en' ? (textEn ?? item.text) : item.text
  return { ...shown, text: filledText(text, values) }
}

function rowOf({ reading }: PrintoutContext, { result, place, person }: Award, code: string | null): Row {
  const { starter, finalTime, points } = result
  return {
    ...entrantIn(reading, starter),
    name: personIn(reading, person),
    region: regionIn(reading, starter),
    ...{ place, finalTime, points },
    checkCode: code && shownCheckCode(code),
  }
}
