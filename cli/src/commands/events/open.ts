import { spawn } from 'node:child_process'
import { openProfile } from '../../profile/client.ts'
import type { Run } from '../../program/handlers.ts'
import { item } from '../../program/result.ts'
import { chosenEvent } from './chosen-event.ts'

/** What shows an address in the browser of whoever sits there. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Without a terminal there is no browser to open: the address alone is told. */
export const run: Run<'events open'> = async (context, { event }) => {
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
