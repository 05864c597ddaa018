/** States of orders, for the app and the program `polynya`. */

import type { Entry, Order, OrderRefund } from '@polynya/contract'

export const orderPayments = {
  none: 'Платежа не\xa0было',
  pending: 'Платёж в\xa0обработке',
  waiting_for_capture: 'Платёж ждёт подтверждения',
  succeeded: 'Платёж прошёл',
  canceled: 'Платёж отклонён',
} satisfies Record<Order['paymentStatus'], string>

export const orderReceipts = {
  none: 'Чека нет',
  pending: 'Чек готовится',
  succeeded: 'Чек отправлен',
  canceled: 'Чек не\xa0выдан',
} satisfies Record<Order['receiptStatus'], string>

export const orderEntries = {
  held: 'Место удерживается',
  confirmed: 'Подтверждена',
  cancelled: 'Отменена',
  refunded: 'Отменена с\xa0возвратом',
  expired: 'Не\xa0оплачена вовремя',
  waitlisted: 'В\xa0листе ожидания',
} satisfies Record<Entry['state'], string>

export const orderRefunds = {
  heading: 'Возвраты',
  target: {
    card: 'на\xa0карту',
    manual: 'через организатора',
    credit: 'на\xa0баланс',
  } satisfies Record<OrderRefund['target'], string>,
  causes: {
    cancelled: 'Отмена дистанции',
    late_payment: 'Платёж пришёл поздно, мест уже не\xa0было',
    double_payment: 'Двойная оплата',
    called_off: 'Событие отменено',
    overpaid: 'Переплата',
    manual: 'Решение администратора',
  } satisfies Record<OrderRefund['cause'], string>,
  states: {
    requested: 'Запрошен',
    sent: 'Отправлен',
    pending: 'В\xa0обработке',
    succeeded: 'Выполнен',
    canceled: 'Отклонён',
  } satisfies Record<OrderRefund['status'], string>,
}
