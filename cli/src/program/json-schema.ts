/** What `--json` prints of each command, as JSON Schema. */

import { responses } from '@polynya/contract'
import * as z from 'zod/mini'
import { COMMANDS, type CommandPath } from './commands.ts'
import { SHAPES } from './shapes.ts'
import type { Spec } from './spec.ts'

type Schema = z.core.$ZodType

export interface CommandSchema {
  /** Of one row where the command prints a list, of the whole otherwise; null where it prints no JSON. */
  readonly schema: Schema | null
  readonly isList: boolean
}

export function schemaOf(path: CommandPath): CommandSchema {
  const { output }: Spec = COMMANDS[path]
  if (output === 'text') return { schema: null, isList: false }
  if ('shape' in output)
    return { schema: SHAPES[output.shape as keyof typeof SHAPES], isList: output.rows === true }
  const [group = '', name = ''] = output.call.split('.')
  const response = (responses as unknown as Record<string, Record<string, Schema>>)[group]?.[name]
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

/** The names that `--fields` takes first; none where anything may come. */
export function fieldsOf(path: CommandPath): string[] {
  const { schema } = schemaOf(path)
  return schema && 'shape' in schema ? Object.keys((schema as z.ZodMiniObject).shape) : []
}
