/** Page that confirms documents by the check codes that are printed on them. */
export const checks = {
  heading: 'Проверка документа',
  lead: 'Введите код с\xa0документа, и\xa0мы\xa0покажем, что в\xa0нём записано.',
  code: 'Код проверки',
  codeHint: '12\xa0знаков, например 7K3M-09XQ-TR5V. Регистр и\xa0дефисы не\xa0важны.',
  codeWrong: 'В\xa0коде 12\xa0знаков: цифры и\xa0латинские буквы',
  submit: 'Проверить',
  failed: 'Не\xa0удалось проверить код',
  missing: 'Документа с\xa0таким кодом нет',
  missingAdvice: 'Сверьте код с\xa0документом. Если он\xa0совпадает, документ выдан не\xa0здесь или отменён.',
  valid: 'Документ подлинный',
  validText: 'Сравните напечатанное с\xa0тем, что записано:',
  what: 'Документ',
  unnamed: 'имя удалено вместе с\xa0учётной записью',
} as const
