import { amountOf } from '@polynya/domain'

export const moneyView = ({ currency, minor }: { readonly currency: string; readonly minor: number }) => ({
  currency,
  amount: amountOf(minor),
})
