import type { Right, RightName } from '@polynya/contract'
import type { Context } from '../../context/context.ts'

type Words = Pick<Context, 't'>

/** The catalogue's name of a right, whose key has no dot. */
export const rightText = (right: RightName, { t }: Words) =>
  t(`cli:rights.${right.replace('.edit', '') as Exclude<RightName, `${string}.edit`>}`)

/** `Administrator (RU-KR), Judge`. */
export const rightsText = (rights: readonly Right[], words: Words) =>
  rights
    .map(({ right, region }) => `${rightText(right, words)}${region === null ? '' : ` (${region})`}`)
    .join(', ')
