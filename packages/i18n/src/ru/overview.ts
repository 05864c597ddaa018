import type { DocumentDue } from '@polynya/contract'

/** Home page of a signed-in account. */
export const overview = {
  failed: 'Не\xa0удалось загрузить ваши старты и\xa0заказы',
  next: {
    label: 'Ваш ближайший старт',
    when: 'Когда',
    today: 'Сегодня',
    tomorrow: 'Завтра',
    inDays: 'Через {{days}}',
    untilStart: 'До\xa0старта',
    heat: 'Заплыв {{heat}}, дорожка {{lane}}',
    swimmer: 'Пловец',
    distance: 'Дистанция',
    place: 'Стартовый протокол',
  },
  attention: {
    heading: 'Требует внимания',
    payUntil: 'Оплатите до\xa0{{date}}',
    offered: 'Место освободилось: {{distance}}',
    offeredUntil: 'Оплатите место до\xa0{{date}}, иначе оно перейдёт следующему.',
    order: 'К\xa0оплате',
    orderOf: 'К\xa0оплате: {{distance}}, {{name}}',
    upload: 'Загрузить',
    uploadOf: 'Загрузить: {{kind}}, {{name}}',
    states: {
      missing: 'не\xa0загружено',
      expires: 'действует до\xa0{{date}}',
      refused: 'отклонено',
    } satisfies Record<DocumentDue['state'], string>,
    forEvent: 'Нужно на\xa0событие «{{event}}»',
  },
  starts: {
    heading: 'Мои старты',
    ofSwimmer: 'Ближайшие старты',
    unpaid: 'Не\xa0оплачено',
    order: 'Заказ',
    orderOf: 'Заказ: {{distance}}, {{name}}',
  },
  swimmers: {
    heading: 'Мои пловцы',
    all: 'Все мои пловцы',
    add: 'Добавить пловца',
    unconfirmed: 'Не\xa0подтверждён',
  },
  followed: { heading: 'Слежу за\xa0событиями' },
  region: 'События в\xa0моём регионе: {{region}}',
  administered: {
    heading: 'Мои события как администратора',
    draft: 'Черновик',
    desk: 'Стойка',
    mail: 'Письма',
    manage: 'Управление',
    of: '{{action}}: {{event}}',
  },
  first: {
    heading: 'С\xa0чего начать',
    text: 'Создайте профиль пловца\xa0— свой или ребёнка: это нужно сделать один раз. Потом выберите событие и\xa0дистанции.',
    create: 'Создать профиль пловца',
    events: 'Посмотреть события',
  },
  noStarts: {
    title: 'Вы\xa0пока никуда не\xa0заявлены',
    events: 'Выбрать событие',
  },
} as const
