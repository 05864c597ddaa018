import { DIPLOMA_ALIGNMENTS, DIPLOMA_KINDS, type DiplomaField, SHEET_SIZES } from '@polynya/domain'
import * as z from 'zod/mini'
import { Id } from './scalars.ts'

const textOrNull = z.nullable(z.string())
export const DiplomaKind = z.enum(DIPLOMA_KINDS)

/** A text in its place on the sheet. */
export const DiplomaTextItem = z.object({
  kind: z.literal('text'),
  text: z.string(),
  textEn: textOrNull,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  align: z.enum(DIPLOMA_ALIGNMENTS),
  isBold: z.boolean(),
  colour: z.string(),
})

/** The QR code that opens the check of the document. */
export const DiplomaQrItem = z.object({
  kind: z.literal('qr'),
  x: z.number(),
  y: z.number(),
  width: z.number(),
})

/** How the diplomas or the certificates of an event look. */
export const DiplomaTemplate = z.object({
  diplomaKind: DiplomaKind,
  sheetSize: z.enum(SHEET_SIZES),
  isLandscape: z.boolean(),
  items: z.array(z.union([DiplomaTextItem, DiplomaQrItem])),
  /** Address of the picture behind the texts; null without one. */
  background: textOrNull,
  /** Whether the event has set no texts of its own. */
  isDefault: z.boolean(),
  version: z.int(),
})

export const DiplomaTemplates = z.object({ templates: z.array(DiplomaTemplate) })

const text = z.string()

/** What the fields of a sheet say in a language; empty without a value. */
export const DiplomaFieldValues = z.object({
  name: text,
  team: text,
  place: text,
  distance: text,
  gender: text,
  ageGroup: text,
  time: text,
  points: text,
  rank: text,
  record: text,
  event: text,
  dates: text,
  venue: text,
  club: text,
  region: text,
  code: text,
  checkUrl: text,
} satisfies Record<DiplomaField, typeof text>)

/** What the fields of a sheet say in both languages; `entryId` is null of an invented winner. */
export const DiplomaSample = z.object({
  entryId: z.nullable(Id),
  ru: DiplomaFieldValues,
  en: DiplomaFieldValues,
})
export const DiplomaSamples = z.object({ samples: z.array(DiplomaSample) })

export type DiplomaTemplate = z.output<typeof DiplomaTemplate>
export type DiplomaSample = z.output<typeof DiplomaSample>
