import type { Account } from '@polynya/contract'

/** How an account is called: several people may have one name, but not one number. */
export const accountName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
