/** Implementation of a command. */

import type { CommandPath, Input } from '../definitions/commands.ts'
import type { Context } from './context.ts'
import type { Result } from './result.ts'

export type Run<P extends CommandPath> = (context: Context, input: Input<P>) => Promise<Result>
