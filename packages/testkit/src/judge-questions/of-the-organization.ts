/** Questions about the basics: documents of entrants, untimed distances, judges. */

import { type Both, type Question, question } from './question.ts'

const YES: Both = ['Да', 'Yes']
const NO: Both = ['Нет', 'No']

export const BASICS: Question[] = [
  question(
    [
      'При какой воде плавание считается зимним по определению российской федерации?',
      'In which water is swimming winter swimming by the definition of the Russian federation?',
    ],
    'Зимнее плавание: под открытым небом, вода холоднее +16 °C',
    {
      right: [['Холоднее +16 °C', 'Below +16 °C']],
      wrong: [
        ['Холоднее +5 °C', 'Below +5 °C'],
        ['Холоднее 0 °C', 'Below 0 °C'],
        ['Холоднее +20 °C', 'Below +20 °C'],
      ],
    },
  ),
  question(
    ['Какой длины стандартный бассейн во льду?', 'How long is a standard ice pool?'],
    'Бассейн 25 м ± 5 см',
    {
      right: [['25 м', '25 m']],
      wrong: [
        ['50 м', '50 m'],
        ['20 м', '20 m'],
      ],
    },
  ),
  question(
    ['С какого месяца начинается сезон?', 'In which month does a season start?'],
    'Сезон: 1 июля — 30 июня',
    {
      right: [['С июля', 'July']],
      wrong: [
        ['С января', 'January'],
        ['С октября', 'October'],
        ['С декабря', 'December'],
      ],
    },
  ),
  question(
    [
      'Какие документы спрашивают у взрослого участника? Отметьте все.',
      'Which documents are required of an adult entrant? Choose all.',
    ],
    'Допуск: медицинская справка, страховка, заявление об ответственности',
    {
      right: [
        ['Медицинскую справку', 'A medical certificate'],
        ['Страховку', 'Insurance'],
        ['Заявление об ответственности', 'A liability statement'],
      ],
      wrong: [['Водительское удостоверение', 'A driving licence']],
    },
  ),
  question(
    ['Что ещё нужно участнику младше 18 лет?', 'What else does an entrant under 18 need?'],
    'Несовершеннолетним нужно согласие родителя',
    {
      right: [['Согласие родителя', 'Consent of a parent']],
      wrong: [
        ['Письмо из школы', 'A letter of the school'],
        ['Разряд', 'A sport rank'],
      ],
    },
  ),
]

const UNTIMED = 'Показательные дистанции без времени: список участников, мест нет'
const SEALS: Both = ['Моржата: погружение', 'Young Seals: a dip']
const SEAL: Both = ['Тюлени: 25 м', 'Seals: 25 m']
const BEARS: Both = ['Белые медведи: 50 м', 'Polar Bears: 50 m']
const nameOf = (code: string, right: Both): Question =>
  question([`Что обозначает код ${code}?`, `What does the code ${code} stand for?`], UNTIMED, {
    right: [right],
    wrong: [SEALS, SEAL, BEARS].filter((each) => each !== right),
  })

export const UNTIMED_DISTANCES: Question[] = [
  nameOf('YS', SEALS),
  nameOf('SL', SEAL),
  nameOf('PB', BEARS),
  question(
    ['Распределяют ли места на дистанции «Белые медведи»?', 'Are places given in Polar Bears?'],
    UNTIMED,
    { right: [NO], wrong: [YES] },
  ),
  question(
    ['Что публикуют по показательным дистанциям?', 'What is published of untimed distances?'],
    UNTIMED,
    {
      right: [['Список участников', 'A list of participants']],
      wrong: [
        ['Протокол с местами', 'Results with places'],
        ['Очки', 'Points'],
      ],
    },
  ),
]

const BODIES =
  'Судейские категории: 3К и 2К присваивают муниципальные органы по представлению региональной федерации'

export const JUDGES: Question[] = [
  question(
    ['С какого возраста присваивают категорию 3К?', 'From what age is the category 3K granted?'],
    'Категория 3К — с 16 лет',
    {
      right: [['С 16 лет', 'From 16']],
      wrong: [
        ['С 14 лет', 'From 14'],
        ['С 18 лет', 'From 18'],
      ],
    },
  ),
  question(
    ['В каком возрасте можно быть юным судьёй?', 'At what age can one be a young judge?'],
    'Юный судья — от 14 до 16 лет',
    {
      right: [['От 14 до 16 лет', 'From 14 to 16']],
      wrong: [
        ['От 10 до 14 лет', 'From 10 to 14'],
        ['От 16 до 18 лет', 'From 16 to 18'],
      ],
    },
  ),
  question(
    ['Какая категория выше остальных?', 'Which category is the highest?'],
    'Категории от низшей: 3К, 2К, 1К, ВК',
    {
      right: [['ВК', 'VK']],
      wrong: [
        ['1К', '1K'],
        ['2К', '2K'],
        ['3К', '3K'],
      ],
    },
  ),
  question(
    ['Даёт ли сданный тест судейскую категорию?', 'Does a passed test give a category of judges?'],
    BODIES,
    {
      right: [['Нет, тест — одна из бумаг в деле', 'No, the test is one document of several']],
      wrong: [
        ['Да, сразу', 'Yes, at once'],
        ['Да, через месяц', 'Yes, after a month'],
      ],
    },
  ),
  question(
    ['Кто представляет кандидата на категории 3К и 2К?', 'Who proposes candidates for 3K and 2K?'],
    BODIES,
    {
      right: [['Региональная федерация', 'The regional federation']],
      wrong: [
        ['Главный судья соревнований', 'The chief judge of an event'],
        ['Сам кандидат', 'The candidate'],
      ],
    },
  ),
  question(['Кто присваивает категории 3К и 2К?', 'Who grants 3K and 2K?'], BODIES, {
    right: [['Муниципальный орган', 'A municipal body']],
    wrong: [
      ['Международная ассоциация', 'The international association'],
      ['Организатор семинара', 'The organizer of the seminar'],
    ],
  }),
  question(
    ['Что требуется для категории? Отметьте всё.', 'What does a category require? Choose all.'],
    'Категории требуют подсчитанной практики и экзамена',
    {
      right: [
        ['Практика судейства на соревнованиях', 'Practice at events'],
        ['Экзамен', 'An exam'],
      ],
      wrong: [['Разряд по плаванию', 'A sport rank in swimming']],
    },
  ),
]
