/** The generator of snippets, and the pages for frames. */
export const embedding = {
  widgets: {
    'event-calendar': 'Календарь событий',
    'swimmer-card': 'Карточка пловца',
  },
  link: 'Открыть на\xa0сайте федерации',
  frame: {
    unknown: 'Такого виджета нет. Есть: {{names}}.',
    wrong: 'Не\xa0понят параметр {{name}}: «{{value}}».',
  },
}
