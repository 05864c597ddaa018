/** What blocks publishing results, and what needs a confirmation. */
export const resultChecks = {
  place_without_time: 'Место без времени',
  dsq_without_code: 'Дисквалификация без кода',
  lane_repeated: 'Дорожка занята дважды',
  swimmer_repeated: 'Участник записан дважды',
  relay_unfinished: 'Неполная эстафетная команда с\xa0местом',
  result_without_entry: 'Результат без заявки',
  second_entry_missing: 'Нет второй записи',
  no_results: 'Нет ни\xa0одного результата',
  faster_than_best: 'Более чем на\xa015\xa0% быстрее лучшего времени или рекорда',
  no_age_group: 'Нет возрастной группы',
  heat_without_results: 'Заплыв без результатов',
  starter_without_result: 'Участник без результата',
  dns_with_time: 'Не\xa0стартовал(а), но\xa0есть время',
  lane_excluded: 'Результат на\xa0дорожке, которая не\xa0используется',
  day_ahead: 'День дистанции ещё не\xa0наступил',
} as const
