export const eventAction = {
  register: 'Зарегистрироваться',
  registerRelay: 'Заявить эстафету',
  prepare: 'Подготовиться к\xa0регистрации',
  opensIn: 'До\xa0открытия регистрации',
  orders: 'Мои заказы',
} as const
