import { amountOf, type PricedItem } from '@polynya/domain'

/** The price of one swimmer as the API tells it. */
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
