import type { RightName } from '@polynya/contract'

/** A dot in a key would lead below it. */
type WithoutDot<Name extends string> = Name extends `${infer Start}.edit` ? Start : Name

export const rights = {
  admin: 'Администратор',
  superAdmin: 'Главный администратор',
  rsf: 'Судья региональной федерации',
  baseResults: 'Базовые результаты',
  judgeQuestions: 'Вопросы судейских тестов',
  results: 'Ввод результатов',
} as const satisfies Record<WithoutDot<RightName>, string>
