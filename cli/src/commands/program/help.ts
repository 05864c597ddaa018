import { cliHelpWords } from '@polynya/i18n/cli'
import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { commandList } from '../../definitions/commands.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { helpIn } from '../../help/help.ts'
import { readConfig } from '../../profile/config.ts'
import { siteAt } from '../../profile/language-of.ts'

/** The help of a command or a group, as `--help` prints it. */
export const run: Run<'help'> = async ({ t, language, place, args }, { command = [] }) => {
  const path = command.join(' ')
  const paths = commandList().map(([each]) => each)
  if (path !== '' && !paths.some((each) => `${each} `.startsWith(`${path} `))) {
    const guess = nearest(path, paths)
    const hint = guess ? ` ${t('cli:didYouMean', { guess })}` : ''
    throw new Stop('usage', t('cli:unknownCommand', { word: path }) + hint)
  }
  const config = await readConfig(place.configDir)
  return plain(helpIn(await cliHelpWords(language), siteAt(args, place, config))(path))
}
