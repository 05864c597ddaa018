/** E-mails about an event to the accounts that follow it. */
export const following = {
  label: 'Письма о\xa0событии',
  follow: 'Следить за\xa0событием',
  following:
    'Вы\xa0следите за\xa0событием: напишем об\xa0открытии регистрации, новых датах, переносе или отмене, стартовых протоколах и\xa0результатах.',
  unfollow: 'Не\xa0следить',
  done: 'Вы\xa0следите за\xa0событием',
  undone: 'Вы\xa0больше не\xa0следите за\xa0событием',
  signIn: 'Войдите, чтобы следить за\xa0событием',
} as const
