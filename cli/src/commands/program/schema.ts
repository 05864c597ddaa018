import { COMMANDS, type CommandPath } from '../../program/commands.ts'
import { Stop } from '../../program/exit-status.ts'
import type { Run } from '../../program/handlers.ts'
import { jsonSchemaOf } from '../../program/json-schema.ts'
import { nearest } from '../../program/nearest.ts'
import { item } from '../../program/result.ts'

export const run: Run<'schema'> = async ({ t }, { command }) => {
  const path = command.join(' ')
  if (!(path in COMMANDS)) {
    const guess = nearest(path, Object.keys(COMMANDS))
    throw new Stop(
      'usage',
      `${t('cli:unknownCommand', { word: path })}${guess ? ` ${t('cli:didYouMean', { guess })}` : ''}`,
    )
  }
  const schema = jsonSchemaOf(path as CommandPath)
  if (!schema) throw new Stop('usage', t('cli:noJson', { command: path }))
  return item(schema, [JSON.stringify(schema, null, 2)])
}
