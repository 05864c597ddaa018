import { fieldReasons } from './field-reasons.ts'
import { reasons } from './reasons.ts'

export const errors = {
  noScript: 'Включите скрипты в\xa0браузере, чтобы увидеть события.',
  titles: {
    badRequest: 'Неверный запрос',
    unauthorized: 'Требуется вход',
    forbidden: 'Доступ запрещён',
    notFound: 'Не\xa0найдено',
    methodNotAllowed: 'Метод не\xa0поддерживается',
    internalServerError: 'Внутренняя ошибка сервера',
    fallback: 'Ошибка',
    authorization: 'Ошибка авторизации',
  },
  connectivity: {
    retryLater: 'Ошибка соединения. Повторите попытку позже.',
    serverError: 'Ошибка сервера',
    network: 'Ошибка сети. Проверьте подключение к\xa0интернету.',
    noServer: 'Нет связи с\xa0сервером',
  },
  success: {
    entryCreated: 'Заявка создана',
    entryDeleted: 'Заявка удалена',
    logoUpdated: 'Эмблема обновлена',
    fileUploaded: 'Файл загружен',
    descriptionSaved: 'Описание сохранено',
    documentDeleted: 'Документ удалён',
    baseResultUpdated: 'Базовый результат обновлён',
    protocolUpdated: 'Протокол обновлён',
    passwordUpdated: 'Пароль обновлён',
    accountActivated: 'Учётная запись активирована',
    signedIn: 'Вы\xa0вошли',
  },
  unsaved: {
    heading: 'Уйти без сохранения?',
    text: 'Изменения на\xa0этой странице не\xa0сохранены. Если уйти, они пропадут.',
    leave: 'Уйти без сохранения',
    stay: 'Остаться',
  },
  reasons,
  fields: fieldReasons,
} as const
