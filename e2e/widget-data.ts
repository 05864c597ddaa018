/** Data of the demo federation that widgets show, for tests and benchmarks. */

async function read<Data>(address: string, path: string): Promise<Data> {
  const answer = await fetch(`${address}/api/v1${path}`)
  return ((await answer.json()) as { data: Data }).data
}

/** Registry ID of a swimmer. */
export async function swimmerOf(address: string): Promise<string> {
  return (await read<{ swimmer: { iwsaid: string } }>(address, '/swimmers/featured')).swimmer.iwsaid
}

/** An event with published results, and a swimmer who has one there. */
export async function resultOf(address: string) {
  const { rankings } = await read<{ rankings: { iwsaid: string; event: { id: number; name: string } }[] }>(
    address,
    '/rankings?distCode=25FR&gender=2',
  )
  const [first] = rankings
  if (!first) throw new Error('The demo federation has results')
  return { event: first.event, iwsaid: first.iwsaid }
}
