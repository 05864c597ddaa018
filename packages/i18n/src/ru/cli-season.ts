/** Messages of the commands that run a competition. */
export const cliSeason = {
  noRegistrations: 'Регистраций не\xa0найдено. Проверьте условия.',
  registration: {
    paid: 'оплачено',
    unpaid: 'не\xa0оплачено',
    isIn: 'явка отмечена',
    isOut: 'отметка снята',
    wasIn: 'явка уже была отмечена',
    wasOut: 'явка не\xa0была отмечена',
    unknown: '{{word}}: такого участника в\xa0событии нет.',
  },
  noDistance: 'Дистанции «{{text}}» в\xa0событии нет. Есть: {{known}}.',
  manyDistances: 'Дистанций {{text}} несколько, укажите номер: {{ids}}.',
  fileSaved: 'Записано: {{path}}',
  fileUnwritable: 'Не\xa0удалось записать {{path}}: {{problem}}.',
}
