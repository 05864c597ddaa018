/** JSON Schema of each command's `--json` output. */

import { responses } from '@polynya/contract'
import * as z from 'zod/mini'
import { type CommandPath, specAt } from './commands.ts'
import { SHAPES } from './shapes.ts'

type Schema = z.core.$ZodType

export interface CommandSchema {
  /** Schema of one row for lists, otherwise of the whole output; null without JSON output. */
  readonly schema: Schema | null
  readonly isList: boolean
}

export function schemaOf(path: CommandPath): CommandSchema {
  const { output } = specAt(path)
  if (output === 'text') return { schema: null, isList: false }
  if ('shape' in output)
    return { schema: SHAPES[output.shape as keyof typeof SHAPES], isList: output.rows === true }
  const [group = '', name = ''] = output.call.split('.')
  const groups: Readonly<Record<string, Readonly<Record<string, Schema>>>> = responses
  const response = groups[group]?.[name]
  if (!response) throw new Error(`No call ${output.call}`)
  if (output.rows === undefined) return { schema: response, isList: false }
  const list = (response as z.ZodMiniObject).shape[output.rows] as z.ZodMiniArray
  return { schema: list.def.element as Schema, isList: true }
}

/** The JSON Schema of what `--json` prints. */
export function jsonSchemaOf(path: CommandPath): object | null {
  const { schema, isList } = schemaOf(path)
  if (!schema) return null
  const one = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return isList ? { $schema: one.$schema, type: 'array', items: { ...one, $schema: undefined } } : one
}

/** Valid first names for `--fields`; empty if any name is allowed. */
export function fieldsOf(path: CommandPath): string[] {
  const { schema } = schemaOf(path)
  return schema && 'shape' in schema ? Object.keys((schema as z.ZodMiniObject).shape) : []
}
