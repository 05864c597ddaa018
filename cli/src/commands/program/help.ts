import { cliHelpWords } from '@polynya/i18n/cli'
import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { commandList } from '../../definitions/commands.ts'
import { helpIn } from '../../help/help.ts'
import { readConfig } from '../../profile/config.ts'
import { siteAt } from '../../profile/language-of.ts'
import { failUnknownCommand } from './unknown-command.ts'

/** The help of a command or a group, as `--help` prints it. */
export const run: Run<'help'> = async (context, { command = [] }) => {
  const { language, place, args } = context
  const path = command.join(' ')
  const paths = commandList().map(([each]) => each)
  if (path !== '' && !paths.some((each) => `${each} `.startsWith(`${path} `)))
    failUnknownCommand(context, path)
  const config = await readConfig(place.configDir)
  return plain(helpIn(await cliHelpWords(language), siteAt(args, place, config))(path))
}
