import type { Webhook, WebhookDelivery } from '@polynya/contract'

type DeliveryFault = NonNullable<WebhookDelivery['fault']>
type DeliveredType = WebhookDelivery['type']

/** Words of webhooks, for their screen and for the CLI. */
export const webhooks = {
  intro:
    'Ваш сайт узнаёт об\xa0опубликованных событиях и\xa0результатах сразу: мы отправляем ему подписанное сообщение.',
  failed: 'Не\xa0удалось загрузить список вебхуков',
  none: 'Вебхуков нет.',
  newHeading: 'Новый вебхук',
  editHeading: 'Изменить вебхук {{host}}',
  url: 'Адрес',
  urlHint: 'Начинается с\xa0https://, доступен из\xa0интернета',
  typesLabel: 'О\xa0чём сообщать',
  region: 'Регион',
  regionHint: 'Только о\xa0событиях этого региона',
  anyRegion: 'Все регионы',
  create: 'Создать вебхук',
  save: 'Сохранить',
  cancel: 'Отмена',
  change: 'Изменить',
  created: 'Вебхук {{host}} создан',
  rotated: 'Новый секрет вебхука {{host}}',
  shownOnce: 'Скопируйте секрет сейчас: больше мы его не\xa0покажем.',
  rotatedText: 'Прежний секрет подписывает сообщения ещё сутки.',
  secret: 'Секрет вебхука',
  test: 'Отправить проверку',
  tested: 'Проверка отправлена',
  pause: 'Приостановить',
  enable: 'Включить',
  rotate: 'Заменить секрет',
  rotateNamed: 'Заменить секрет вебхука {{host}}',
  rotateText: 'Новый секрет будет показан один раз. Прежний подписывает сообщения ещё сутки.',
  remove: 'Удалить',
  removeNamed: 'Удалить вебхук {{host}}',
  removeText: 'Сообщения больше не\xa0отправляются, список доставок удаляется. Вернуть вебхук нельзя.',
  removed: 'Вебхук удалён',
  actions: 'Действия с\xa0вебхуком {{host}}',
  failingSince: 'Ничего не\xa0принимает с\xa0{{at}}',
  deliveries: 'Доставки',
  deliveriesOf: 'Доставки вебхука {{host}}',
  deliveriesFailed: 'Не\xa0удалось загрузить список доставок',
  noDeliveries: 'Доставок за\xa014 дней нет.',
  refresh: 'Обновить',
  again: 'Повторить',
  againNamed: 'Повторить доставку: {{type}}, {{at}}',
  queued: 'Доставка будет повторена',
  attempts_one: '{{count}} попытка',
  attempts_few: '{{count}} попытки',
  attempts_many: '{{count}} попыток',
  attempts_other: '{{count}} попытки',
  nextAttempt: 'следующая {{at}}',
  status: 'ответ {{status}}',
  states: {
    active: 'Включён',
    paused: 'Приостановлен',
    gone: 'Отключён: получатель ответил 410',
    failing: 'Отключён: три дня ничего не\xa0принимал',
  } as const satisfies Record<Webhook['state'], string>,
  deliveryStates: {
    waiting: 'Ожидает',
    delivered: 'Доставлено',
    failed: 'Не\xa0доставлено',
  } as const satisfies Record<WebhookDelivery['state'], string>,
  faults: {
    status: 'получатель не\xa0принял сообщение',
    redirect: 'получатель перенаправил на\xa0другой адрес',
    timeout: 'получатель не\xa0ответил за\xa010 секунд',
    unreachable: 'не\xa0удалось соединиться с\xa0получателем',
    privateAddress: 'адрес получателя не\xa0в\xa0интернете',
    disabled: 'вебхук отключён',
  } as const satisfies Record<DeliveryFault, string>,
  types: {
    event: {
      published: 'Событие опубликовано',
      changed: 'Событие изменено',
      calledOff: 'Событие отменено',
      withdrawn: 'Событие снято с\xa0публикации',
    },
    documents: { changed: 'Документы события изменены' },
    registration: { opened: 'Регистрация открыта', closed: 'Регистрация закрыта' },
    startLists: { published: 'Стартовые протоколы опубликованы' },
    results: { published: 'Результаты опубликованы', changed: 'Результаты изменены' },
    record: { approved: 'Рекорд утверждён' },
    webhook: { test: 'Проверка' },
  } as const satisfies TypeTexts,
}

/** The texts of the types, by what is before and after their full stop. */
type TypeTexts = {
  readonly [Subject in SubjectOf<DeliveredType>]: {
    readonly [Type in DeliveredType as Type extends `${Subject}.${infer Change}` ? Change : never]: string
  }
}

type SubjectOf<Type> = Type extends `${infer Subject}.${string}` ? Subject : never
