import { amountOf, type PricedItem } from '@polynya/domain'

/** Returns the price of one swimmer as the API shows it. */
export const priceView = (item: PricedItem) => ({
  fee: amountOf(item.feeMinor),
  discount: item.discount,
  discountAmount: amountOf(item.discountMinor),
  couponAmount: amountOf(item.couponMinor),
  swimmerTotal: amountOf(item.swimmerMinor),
  donationAmount: amountOf(item.donationMinor),
  serviceAmount: amountOf(item.serviceMinor),
  mktPlaceAmount: amountOf(item.mktPlaceMinor),
  total: amountOf(item.totalMinor),
})
