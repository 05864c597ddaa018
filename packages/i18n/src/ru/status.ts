import type { GatewayName } from '@polynya/contract'
import { jobNames } from './job-names.ts'

/** Page of the state of the installation, for super administrators. */
export const status = {
  heading: 'Состояние сервера',
  lead: 'Что сейчас с\xa0сервером и\xa0на\xa0что обратить внимание. Данные обновляются каждые полминуты.',
  failed: 'Не\xa0удалось узнать состояние сервера',
  sound: 'Всё в\xa0порядке',
  attention: 'Требует внимания',
  weights: { problem: 'сбой', warning: 'внимание' },
  findings: {
    diskFull: {
      title: 'Диск заполнен',
      advice: 'Сохранение остановлено. Освободите место на\xa0диске папки DATA_DIR или увеличьте диск.',
    },
    diskLow: {
      title: 'На\xa0диске мало места',
      advice: 'Удалите старые резервные копии или увеличьте диск, пока сохранение не\xa0остановилось.',
    },
    migrationsPending: {
      title: 'База данных старее программы',
      advice: 'Перезапустите сервер: обновление базы выполняется при запуске.',
    },
    jobsLate: {
      title: 'Фоновые задания опаздывают',
      advice:
        'Причина\xa0— в\xa0журнале сервера, в\xa0строках о\xa0заданиях. Если её там нет, перезапустите сервер.',
    },
    jobsFailed: {
      title: 'Есть невыполненные задания',
      advice: 'Сервер больше не\xa0повторяет их. Причина\xa0— в\xa0журнале сервера.',
    },
    mailsLate: {
      title: 'Письма не\xa0уходят',
      advice: 'Проверьте SMTP_URL и\xa0почтовый сервер. Попытки продолжаются около суток.',
    },
    mailsNotSent: {
      title: 'Почтовый сервер не\xa0настроен',
      advice: 'Письма остаются в\xa0исходящих, их никто не\xa0получает. Задайте SMTP_URL и\xa0MAIL_FROM.',
    },
    backupMissing: {
      title: 'Нет ни\xa0одной резервной копии',
      advice: 'Сервер должен делать их сам. Проверьте место на\xa0диске и\xa0права на\xa0папку копий.',
    },
    backupOld: {
      title: 'Резервная копия устарела',
      advice: 'Последние копии не\xa0удались. Проверьте место на\xa0диске и\xa0журнал сервера.',
    },
    backupUnknown: {
      title: 'О\xa0резервных копиях ничего не\xa0известно',
      advice:
        'Сам сервер копий не\xa0делает. Настройте резервное копирование PostgreSQL или копирование по\xa0расписанию.',
    },
    restoreFailed: {
      title: 'Резервную копию не\xa0удалось восстановить',
      advice: 'Считайте, что копии нет: найдите причину, сделайте новую копию и\xa0проверьте её.',
    },
    restoreUntested: {
      title: 'Восстановление давно не\xa0проверялось',
      advice: 'Сервер проверяет его ночью раз в\xa0месяц. Причина\xa0— в\xa0журнале сервера.',
    },
    gatewayUnanswered: {
      title: 'Платёжная система не\xa0сообщает результат',
      advice: 'Сервер повторяет запросы сам. Если система работает, сверьте платежи в\xa0её личном кабинете.',
    },
    replicaWrong: {
      title: 'Реплика больше не\xa0реплика этой базы',
      advice:
        'Её сделали основной или заменили другой базой. Сервер её не\xa0читает. Исправьте DATABASE_REPLICA_URL и\xa0убедитесь, что в\xa0неё никто не\xa0пишет.',
    },
    replicaAway: {
      title: 'Реплика не\xa0отвечает',
      advice: 'Посетители читают основную базу, ей тяжелее. Проверьте сервер реплики и\xa0сеть.',
    },
    replicaLate: {
      title: 'Реплика отстаёт',
      advice:
        'Пока она отстаёт, посетители читают основную базу. Проверьте нагрузку и\xa0диск реплики, долгие запросы и\xa0сеть.',
    },
    errorsToday: {
      title: 'За\xa0сутки были ошибки',
      advice: 'Номер запроса из\xa0таблицы ниже найдите в\xa0журнале сервера и\xa0сообщите разработчикам.',
    },
  },
  program: 'Программа',
  version: 'Версия',
  node: 'Node',
  startedAt: 'Запущена',
  database: 'База данных',
  driver: 'Вид',
  drivers: { embedded: 'встроенная', postgres: 'PostgreSQL' },
  postgres: 'Версия PostgreSQL',
  size: 'Размер',
  connections: 'Соединения',
  connectionsOf: '{{count}}, ожидают\xa0{{waiting}}',
  replica: 'Реплика {{name}}',
  replicaConditions: {
    ready: 'готова',
    late: 'отстаёт',
    away: 'не\xa0отвечает',
    wrong: 'не\xa0реплика этой базы',
  },
  replicaBehind: 'отстаёт на\xa0{{age}}',
  visitorReads: 'Чтение посетителей',
  visitorReadsOf: 'из\xa0реплик {{replica}}, из\xa0основной базы {{primary}}',
  migration: 'Последнее обновление',
  storage: 'Диск и\xa0копии',
  free: 'Свободно',
  required: 'Нужно не\xa0меньше',
  newestBackup: 'Последняя копия',
  noBackup: 'нет',
  restoreTest: 'Проверка копии',
  restored: '{{at}}: восстановлена',
  notRestored: '{{at}}: {{problem}}',
  untested: 'не\xa0было',
  backupCount: 'Копий в\xa0папке',
  everyHours: 'Сервер делает копию',
  every: 'раз в\xa0{{count}}\xa0ч',
  never: 'сам не\xa0делает',
  mails: 'Письма, платежи, вебхуки',
  mailServer: 'Почтовый сервер',
  isSent: { yes: 'настроен', no: 'не\xa0настроен' },
  mailsWaiting: 'Ожидают отправки',
  webhooksOf: {
    active: 'Вебхуки включены',
    failing: 'Вебхуки не\xa0принимают',
    disabled: 'Вебхуки отключены',
    waiting: 'Доставки в\xa0очереди',
  },
  gateways: {
    sandbox: 'Учебная платёжная система',
    yookassa: 'ЮКасса',
  } satisfies Record<GatewayName, string>,
  unanswered: 'без результата: {{count}}',
  jobs: 'Фоновые задания',
  noJobs: 'Невыполненных заданий нет',
  job: 'Задание',
  jobNames,
  state: 'Состояние',
  jobStates: {
    created: 'ожидает',
    retry: 'будет повторено',
    active: 'выполняется',
    failed: 'не\xa0выполнено',
  },
  count: 'Число',
  age: 'Старшему',
  seconds: '{{count}}\xa0с',
  minutes: '{{count}}\xa0мин',
  hours: '{{count}}\xa0ч',
  errors: 'Ошибки за\xa0сутки',
  noErrors: 'Ошибок не\xa0было',
  shownErrors: 'Показаны последние {{count}} из\xa0{{total}}',
  at: 'Когда',
  call: 'Вызов',
  requestId: 'Номер запроса',
  fault: 'Ошибка',
  background: 'фоновое задание',
}
