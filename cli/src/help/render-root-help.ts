import { cliHelpWords } from '@polynya/i18n/cli'
import { helpIn } from './help.ts'

/** Returns the help of the program, which the build writes into a file. */
export const renderRootHelp = async (language: 'ru' | 'en'): Promise<string> =>
  helpIn(await cliHelpWords(language))('')
