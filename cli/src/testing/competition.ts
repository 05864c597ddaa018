import type { Machine } from './polynya.ts'
import { saleOf } from './sale.ts'

interface Names {
  readonly name: string
  readonly nameEn: string
}

const HEAD = 'distance;gender;lastName;firstName;swimmerGender;birthDate;city'

/**
 * A published event with paid entries; its ID.
 * @param entries a distance code and a last name each; every last name is a swimmer of her own
 */
export async function competitionOf(
  here: Machine,
  names: Names,
  entries: readonly (readonly [distance: string, lastName: string])[],
): Promise<string> {
  const { id } = await here.json<{ id: number }>(['events', 'create', '--from', '-'], {
    input: JSON.stringify(saleOf(names)),
  })
  const event = String(id)
  await here.json(['events', 'publish', event])
  const lines = entries.map(([distance, lastName]) => `${distance};0;${lastName};Olga;2;1993-03-03;Тюмень`)
  await here.json(['entries', 'import', event, '-', '--create-profiles', '--means', 'cash'], {
    input: [HEAD, ...lines].join('\n'),
  })
  return event
}
