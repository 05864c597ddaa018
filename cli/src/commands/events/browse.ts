import { spawn } from 'node:child_process'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { openProfile } from '../../profile/client.ts'
import { chosenEvent } from './chosen-event.ts'

/** Programs that open a URL in the user's browser. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Without a terminal, only prints the URL. */
export const run: Run<'events browse'> = async (context, { event }) => {
  const id = await chosenEvent(context, event)
  const address = `${(await openProfile(context)).url}/view-event/${id}`
  if (context.terminal.showsResults) {
    const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
    spawn(program, [...args, address], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref()
  }
  return item({ address }, [address])
}
