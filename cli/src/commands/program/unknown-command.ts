import type { Context } from '../../context/context.ts'
import { commandList } from '../../definitions/commands.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'

/** Ends a command whose argument is no command: names a similar one, or the help of its group. */
export function failUnknownCommand({ t }: Pick<Context, 't'>, path: string): never {
  const paths = commandList().map(([each]) => each)
  const guess = nearest(path, paths)
  const isGroup = paths.some((each) => each.startsWith(`${path} `))
  const hint = guess
    ? t('cli:didYouMean', { guess })
    : t('cli:seeHelp', { command: isGroup ? `polynya ${path}` : 'polynya' })
  throw new Stop('usage', `${t('cli:unknownCommand', { word: path })} ${hint}`)
}
