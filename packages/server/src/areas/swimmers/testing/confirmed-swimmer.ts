import type { Swimmer, SwimmerCreate } from '@polynya/contract'
import type { TestAccount } from '../../../testing/test-app.ts'
import { aSwimmer } from './a-swimmer.ts'

/** A swimmer whom an account created and confirmed. */
export async function confirmedSwimmer(
  { client }: TestAccount,
  more: Partial<SwimmerCreate> = {},
): Promise<Swimmer> {
  const { id } = await client.swimmers.create({ body: aSwimmer(more) })
  return client.swimmers.confirm({ params: { id } })
}
