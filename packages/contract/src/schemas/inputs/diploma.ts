import { DIPLOMA_ALIGNMENTS, DIPLOMA_LIMITS, isOnSheet, SHEET_SIZES, unknownFields } from '@polynya/domain'
import * as z from 'zod/mini'
import { DiplomaKind } from '../answers/diploma.ts'
import { holds, IdParam } from './scalars.ts'

export const DiplomaParams = z.object({ id: IdParam, kind: DiplomaKind })

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .number({ error: 'not_a_number' })
    .check(z.gte(min, { error: 'too_small' }), z.lte(max, { error: 'too_large' }))
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: 'not_allowed' })

const { width, size, qrWidth, textLength, items } = DIPLOMA_LIMITS
const position = between({ min: 0, max: width.max })
const knownFields = holds<string | null>(
  (text) => text === null || unknownFields(text).length === 0,
  'diploma_field_unknown',
)
const line = z.string().check(z.maxLength(textLength, { error: 'too_long' }))

const TextItem = z.strictObject({
  kind: z.literal('text'),
  text: line.check(z.minLength(1, { error: 'required' }), knownFields),
  textEn: z.nullable(line).check(knownFields),
  x: position,
  y: position,
  width: between(width),
  size: between(size),
  align: oneOf(DIPLOMA_ALIGNMENTS),
  isBold: z.boolean(),
  colour: z.string().check(z.regex(/^#[\da-f]{6}$/i, { error: 'wrong_format' })),
})

const QrItem = z.strictObject({
  kind: z.literal('qr'),
  x: position,
  y: position,
  width: between(qrWidth),
})

const sheet = {
  sheetSize: oneOf(SHEET_SIZES),
  isLandscape: z.boolean(),
  /** Items are drawn in their order. */
  items: z
    .array(z.discriminatedUnion('kind', [TextItem, QrItem]))
    .check(z.minLength(1, { error: 'required' }), z.maxLength(items, { error: 'too_long' })),
}

type Sheet = z.output<z.ZodMiniObject<typeof sheet>>

const itemsOnSheet = <Template extends Sheet>() =>
  z.superRefine<Template>((template, context) => {
    for (const [index, item] of template.items.entries()) {
      if (isOnSheet(item, template)) continue
      const path = ['items', index, 'x']
      context.addIssue({ code: 'custom', message: 'diploma_off_sheet', path, input: item })
    }
  })

export const DiplomaTemplateInput = z
  .strictObject({
    ...sheet,
    /** Null removes the picture behind the texts; by default it stays. */
    background: z.optional(z.null()),
  })
  .check(itemsOnSheet())

/** A template in the file of an event, without the picture behind its texts. */
export const ImportedTemplate = z.strictObject({ ...sheet, diplomaKind: DiplomaKind }).check(itemsOnSheet())

export type DiplomaTemplateInput = z.input<typeof DiplomaTemplateInput>
