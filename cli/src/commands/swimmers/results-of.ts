/** Which of two results on a distance counts when their profiles are merged. */

import type { DoubleResult, Swimmer } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { ask } from '../../input/ask.ts'

export interface ResultOf {
  readonly distanceId: number
  readonly swimmerId: number
}

type Two = readonly [one: Swimmer, other: Swimmer]

/** Returns the choices that are given as `distance=profile`, the profile being an ID or a registry ID of the two. */
export function givenResults({ t }: Pick<Context, 't'>, given: readonly string[], two: Two): ResultOf[] {
  return given.map((text) => {
    const [, distance = '', profile = ''] = /^(\d{1,10})=(\w+)$/.exec(text) ?? []
    const chosen = two.find(({ id, iwsaid }) => [String(id), iwsaid].includes(profile.toUpperCase()))
    if (!chosen) throw new Stop('usage', t('cli:notAResultOf', { text }))
    return { distanceId: Number(distance), swimmerId: chosen.id }
  })
}

/** Returns a choice for each distance on which both have a result: the given ones, and answers to prompts. */
export async function chosenResults(
  context: Context,
  client: Client,
  { given, two }: { readonly given: readonly ResultOf[]; readonly two: Two },
): Promise<ResultOf[]> {
  const [one, other] = two
  const { doubles } = await client.swimmers.mergeResults({ query: { oneId: one.id, otherId: other.id } })
  const chosen = [...given]
  for (const double of doubles) {
    if (given.some(({ distanceId }) => distanceId === double.distanceId)) continue
    chosen.push({ distanceId: double.distanceId, swimmerId: (await askFor(context, double, two)).id })
  }
  return chosen
}

async function askFor(context: Context, double: DoubleResult, [one, other]: Two): Promise<Swimmer> {
  const resultOf = ({ iwsaid }: Swimmer, { finalTime, status }: DoubleResult['one']) =>
    `${iwsaid} ${finalTime ?? status}`
  const question = context.t('cli:askResultOf', {
    distanceId: String(double.distanceId),
    distCode: double.distCode,
    event: double.eventName,
    one: resultOf(one, double.one),
    other: resultOf(other, double.other),
  })
  const flag = `--result-of ${double.distanceId}=${one.iwsaid}`
  for (;;) {
    const answer = await ask(context, question, flag)
    const chosen = answer === '1' ? one : answer === '2' ? other : null
    if (chosen) return chosen
  }
}
