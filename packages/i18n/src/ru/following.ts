/** Reminders before the registration for an event opens. */
export const following = {
  label: 'Напоминание о\xa0регистрации',
  follow: 'Напомнить об\xa0открытии регистрации',
  following: 'Напомним письмом примерно за\xa0сутки до\xa0открытия регистрации.',
  unfollow: 'Не\xa0напоминать',
  done: 'Напомним письмом',
  undone: 'Напоминания не\xa0будет',
  signIn: 'Войдите, чтобы получить напоминание об\xa0открытии регистрации',
} as const
