import type { Account } from '@polynya/contract'

/** Name of an account with its id, because several people may have the same name. */
export const accountName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
