import type { Swimmer } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'

/** Returns the swimmer with an ID or registry ID. */
export const findSwimmer = (client: Client, given: string): Promise<Swimmer> =>
  /^\d+$/.test(given)
    ? client.swimmers.get({ params: { id: Number(given) } })
    : client.swimmers.viewIwsaid({ params: { id: given.toUpperCase() } })
