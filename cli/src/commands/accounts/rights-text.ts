import type { Right, RightName } from '@polynya/contract'
import type { Context } from '../../context/context.ts'

type Words = Pick<Context, 't'>

/** The catalogue's name of a right, whose key has no dot. */
export const rightText = (right: RightName, { t }: Words) =>
  t(`cli:rights.${right.replace('.edit', '') as Exclude<RightName, `${string}.edit`>}`)

/** `Administrator (RU-KR), Results (event 12), Judge`. */
export const rightsText = (rights: readonly Right[], words: Words) =>
  rights.map((one) => [rightText(one.right, words), ...limitTexts(one, words)].join(' ')).join(', ')

function limitTexts({ region, eventId }: Right, { t }: Words): string[] {
  const limits = [
    ...(region === null ? [] : [region]),
    ...(eventId ? [t('cli:ofEvent', { id: eventId })] : []),
  ]
  return limits.length === 0 ? [] : [`(${limits.join(', ')})`]
}
