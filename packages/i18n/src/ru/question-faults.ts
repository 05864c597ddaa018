/** Faults of a file with questions of judge tests. */
export const questionFaults = {
  unreadable: 'файл не\xa0читается',
  column_missing: 'нет столбца',
  required: 'не\xa0заполнено',
  too_long: 'слишком длинный текст',
  wrong_format: 'неверное значение',
  category_unknown: 'неизвестная категория',
  optionsTooFew: 'меньше двух ответов',
  optionsTooMany: 'слишком много ответов',
  right_missing: 'нет верного ответа',
  repeated: 'код повторяется',
}
