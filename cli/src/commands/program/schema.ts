import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { COMMANDS, type CommandPath } from '../../definitions/commands.ts'
import { jsonSchemaOf } from '../../definitions/json-schema.ts'
import { Stop } from '../../failures/exit-status.ts'
import { failUnknownCommand } from './unknown-command.ts'

export const run: Run<'schema'> = async (context, { command }) => {
  const { t } = context
  const path = command.join(' ')
  if (!(path in COMMANDS)) failUnknownCommand(context, path)
  const schema = jsonSchemaOf(path as CommandPath)
  if (!schema) throw new Stop('usage', t('cli:noJson', { command: path }))
  return item(schema, [JSON.stringify(schema, null, 2)])
}
