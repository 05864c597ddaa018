import type { BackgroundJob } from '@polynya/contract'

type GroupOf<Job> = Job extends `${infer Group}.${string}` ? Group : never
type NameIn<Group extends string, Job = BackgroundJob> = Job extends `${Group}.${infer Name}` ? Name : never

/** What background jobs do; a dot in the name of a job leads one level down. */
export const jobNames = {
  admissions: { remind: 'Напомнить о\xa0допусках, срок которых истекает' },
  backup: {
    testRestore: 'Проверить восстановление из\xa0копии',
    write: 'Сделать резервную копию',
  },
  consistency: {
    complete: 'Проверить согласованность данных',
    request: 'Назначить проверку согласованности',
  },
  database: { tidy: 'Обслужить базу данных' },
  entrants: {
    endCalledOff: 'Завершить заявки отменённых событий',
    mail: 'Разослать письма участникам',
  },
  exchange: {
    import: 'Загрузить файл другой программы',
    removeOld: 'Удалить старые загрузки файлов',
  },
  following: {
    notify: 'Оповестить подписчиков',
    remind: 'Напомнить подписчикам о\xa0регистрации',
  },
  live: { removeOld: 'Удалить старые изменения прямых трансляций' },
  mail: { send: 'Отправить письмо' },
  orders: {
    check: 'Сверить суммы заказов',
    endExpired: 'Закрыть неоплаченные заказы',
    reconcile: 'Сверить платежи с\xa0платёжной системой',
  },
  printouts: {
    print: 'Подготовить документ к\xa0печати',
    removeOld: 'Удалить старые документы для\xa0печати',
  },
  push: { send: 'Отправить уведомления на\xa0устройства' },
  rankings: { ranks: 'Пересчитать места в\xa0рейтинге' },
  results: { publishEvents: 'Опубликовать результаты события' },
  search: { removeUnused: 'Удалить лишние слова поиска' },
  swimmers: {
    findDuplicates: 'Найти повторные профили',
    removeUnconfirmed: 'Удалить неподтверждённые профили',
  },
  tokens: {
    removeExpired: 'Удалить истёкшие сеансы',
    renewKey: 'Обновить ключ подписи',
  },
  webhooks: {
    queue: 'Найти изменения для вебхуков',
    send: 'Отправить сообщения вебхукам',
  },
} satisfies { [Group in GroupOf<BackgroundJob>]: Record<NameIn<Group>, string> }
