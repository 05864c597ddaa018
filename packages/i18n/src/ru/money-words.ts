/** Orders that require manual review. */
export const moneyAttention = {
  amount_differs: 'Сумма платежа не\xa0совпадает',
  refund_unanswered: 'Платёжная система не\xa0отвечает о\xa0возврате',
  refund_refused: 'Возврат отклонён',
}

/** Ways in which money came. */
export const moneyGateways = {
  sandbox: 'Учебный',
  yookassa: 'ЮКасса',
  manual: 'Отмечено вручную',
  cash: 'Наличные',
  terminal: 'Карта на\xa0месте',
  credit: 'Баланс учётной записи',
  card: 'Карта',
}

/** What revenue is made of. */
export const moneyKinds = {
  fees: 'Взносы',
  donations: 'Пожертвования',
  service: 'Сервисный сбор',
  mktPlace: 'Сбор площадки',
  adjusted: 'Возвраты и\xa0переплаты',
}
