import type { Right } from '@polynya/contract'

/** `admin (RU-KR), rsf`. */
export const rightsText = (rights: readonly Right[]) =>
  rights.map(({ right, region }) => (region === null ? right : `${right} (${region})`)).join(', ')
