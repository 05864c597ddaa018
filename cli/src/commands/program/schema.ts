import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { COMMANDS, type CommandPath } from '../../definitions/commands.ts'
import { jsonSchemaOf } from '../../definitions/json-schema.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'

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
