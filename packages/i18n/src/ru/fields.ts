/** Texts common to the fields of all forms. */
export const fields = {
  date: { day: 'День', month: 'Месяц', year: 'Год' },
  uploads: {
    choose: 'Выбрать файл',
    send: 'Загрузить',
    label: 'Загрузка файлов',
    waiting: 'В\xa0очереди',
    sent: 'Отправлено {{percent}}\xa0%',
    checking: 'Сервер проверяет файл…',
    failed: 'Не\xa0загружен.',
    cancel: 'Отменить',
    cancelNamed: 'Отменить загрузку «{{name}}»',
    retry: 'Повторить',
    retryNamed: 'Загрузить «{{name}}» ещё раз',
    dismiss: 'Убрать',
    dismissNamed: 'Убрать «{{name}}» из\xa0списка',
    done_one: 'Загружен {{count}}\xa0файл',
    done_few: 'Загружено {{count}}\xa0файла',
    done_many: 'Загружено {{count}}\xa0файлов',
    done_other: 'Загружено {{count}}\xa0файла',
  },
} as const
