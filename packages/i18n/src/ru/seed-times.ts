/** Changes of declared times, on every page that shows entries. */
export const seedTimes = {
  change: 'Изменить время',
  changeOf: 'Изменить заявленное время: {{distance}}, {{name}}',
  heading: 'Заявленное время',
  of: '{{distance}}, {{name}}.',
  until: 'Изменить можно до\xa0{{until}}.',
  label: 'Заявленное время',
  hint: 'Например, 25.3 или 1:05.30. Если времени нет, оставьте поле пустым.',
  understood: 'Сохраним {{time}}',
  none: 'Сохраним без времени',
  save: 'Сохранить время',
  done: 'Заявленное время изменено: {{distance}}',
} as const
