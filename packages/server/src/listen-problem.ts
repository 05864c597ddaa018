/** Why the server cannot listen, in a sentence that names the variable. */

import { ConfigError } from './config.ts'

export class AddressInUseError extends Error {
  override readonly name = 'AddressInUseError'
}

interface Listening {
  readonly variable: 'PORT' | 'METRICS_PORT'
  readonly host: string
  readonly port: number
}

/**
 * Waits until the server listens.
 * @throws AddressInUseError where another program listens there; ConfigError where the machine lacks the address, or
 *   the process the privilege
 */
export async function orListenProblem<T>(
  { variable, host, port }: Listening,
  listening: Promise<T>,
): Promise<T> {
  try {
    return await listening
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new AddressInUseError(
        `${variable}=${port}: another program listens on this port of ${host}. Stop it, or choose another port.`,
      )
    if (code === 'EACCES')
      throw new ConfigError(
        `${variable}=${port}: this user may not listen on this port; choose one above 1023`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`HOST=${host}: is no address of this machine (${code})`)
    throw problem
  }
}
