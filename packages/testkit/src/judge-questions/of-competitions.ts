/** Questions about competitions: seeding, relays, records, the World Cup, lists and results. */

import { type Both, type Question, question } from './question.ts'

const YES: Both = ['Да', 'Yes']
const NO: Both = ['Нет', 'No']

const SEEDING = 'Посев: заплывы с сильнейшего, слабейший плывёт первым, без времени — слабейшие'

export const SEEDING_RULES: Question[] = [
  question(['Какой заплыв стартует первым?', 'Which heat swims first?'], SEEDING, {
    right: [['Самый слабый', 'The slowest']],
    wrong: [
      ['Самый сильный', 'The fastest'],
      ['По жребию', 'One drawn by lot'],
    ],
  }),
  question(
    ['Где место пловца без заявленного времени?', 'Where is a swimmer without a seed time placed?'],
    SEEDING,
    {
      right: [['Среди самых медленных', 'Among the slowest']],
      wrong: [
        ['Среди самых быстрых', 'Among the fastest'],
        ['Его не допускают', 'Nowhere: not admitted'],
      ],
    },
  ),
  question(
    [
      'Заявленные времена равны. Как решают, кто выше в посеве?',
      'Seed times are equal. What decides the order?',
    ],
    'Равные заявленные времена — жребий',
    {
      right: [['Жребий', 'A draw by lot']],
      wrong: [
        ['Возраст', 'Age'],
        ['Алфавит', 'The alphabet'],
      ],
    },
  ),
  question(
    [
      'Пловец снялся после публикации стартового протокола. Что с его дорожкой?',
      'A swimmer withdraws after the start list is published. What about the lane?',
    ],
    'После публикации не пересеивают: дорожка остаётся пустой',
    {
      right: [['Остаётся пустой', 'It stays empty']],
      wrong: [
        ['Всех пересеивают', 'All are seeded again'],
        ['Соседа сдвигают', 'The neighbour moves over'],
      ],
    },
  ),
  question(
    [
      'Куда ставят поздние заявки, если свободных дорожек нет?',
      'Where do late entries swim if no lane is free?',
    ],
    'Поздние заявки — в дополнительный заплыв',
    {
      right: [['В дополнительный заплыв', 'In an extra heat']],
      wrong: [
        ['В любой заплыв вторым на дорожку', 'As a second swimmer of a lane'],
        ['Пересеивают все заплывы', 'All heats are seeded again'],
      ],
    },
  ),
  question(
    [
      'Сколько последних предварительных заплывов на 100 м сеют по кругу?',
      'How many of the last preliminary heats of 100 m are circle-seeded?',
    ],
    'По кругу — три последних заплыва, от 400 м — два',
    {
      right: [['Три', 'Three']],
      wrong: [
        ['Два', 'Two'],
        ['Все', 'All'],
      ],
    },
  ),
  question(
    ['А на 450 м?', 'How many of the last preliminary heats of 450 m are circle-seeded?'],
    'По кругу — три последних заплыва, от 400 м — два',
    {
      right: [['Два', 'Two']],
      wrong: [
        ['Три', 'Three'],
        ['Ни одного', 'None'],
      ],
    },
  ),
  question(
    [
      'Сколько пловцов должно быть в заплыве, если заплывов несколько?',
      'How many swimmers must a heat have if there are several heats?',
    ],
    'Не меньше трёх',
    {
      right: [['Не меньше трёх', 'At least three']],
      wrong: [
        ['Не меньше двух', 'At least two'],
        ['Сколько угодно', 'Any number'],
      ],
    },
  ),
]

export const RELAYS: Question[] = [
  question(
    ['Можно ли установить рекорд на первом этапе эстафеты?', 'Can the first leg of a relay set a record?'],
    'Первый этап может установить рекорд',
    { right: [YES], wrong: [NO] },
  ),
  question(
    ['Сколько человек плывёт эстафету 4×25 м?', 'How many swim a 4×25 m relay?'],
    'Число до знака × — размер команды',
    {
      right: [['Четверо', 'Four']],
      wrong: [
        ['Двое', 'Two'],
        ['Восьмеро', 'Eight'],
      ],
    },
  ),
  question(
    ['Могут ли у команды быть запасные?', 'Can a team have reserves?'],
    'Места сверх этапов — запасные',
    { right: [YES], wrong: [NO] },
  ),
  question(
    [
      'Команда совершила две незначительные ошибки передачи. Каков штраф?',
      'A team commits two minor take-over faults. What is the penalty?',
    ],
    'Эстафета: 5 секунд за каждую ошибку передачи',
    {
      right: [['10 секунд', '10 seconds']],
      wrong: [
        ['5 секунд', '5 seconds'],
        ['Дисквалификация', 'Disqualification'],
      ],
    },
  ),
  question(
    [
      'Команда не доплыла эстафету. Где она в протоколе?',
      'A team does not finish. Where is it in the results?',
    ],
    'Незакончившие — после закончивших, без места',
    {
      right: [['После закончивших, без места', 'After the finishers, without a place']],
      wrong: [
        ['По времени пройденных этапов', 'By the time of the legs that it swam'],
        ['Её не указывают', 'It is not listed'],
      ],
    },
  ),
]

const RECORDS_RULE =
  'Рекорды: при равном времени — совладелец, но в более холодной категории рекорд переходит'

export const RECORDS: Question[] = [
  question(
    [
      'Рекорд повторён в воде той же категории. Кто владелец?',
      'A record is equalled in water of the same category. Who holds it?',
    ],
    RECORDS_RULE,
    {
      right: [['Оба', 'Both']],
      wrong: [
        ['Только первый', 'The first only'],
        ['Только второй', 'The second only'],
      ],
    },
  ),
  question(
    [
      'Рекорд воды B повторён в воде A. Кто владелец?',
      'A record of water B is equalled in water A. Who holds it?',
    ],
    RECORDS_RULE,
    {
      right: [['Пловец в воде A', 'The swimmer in water A']],
      wrong: [
        ['Пловец в воде B', 'The swimmer in water B'],
        ['Оба', 'Both'],
      ],
    },
  ),
  question(
    [
      'Можно ли утвердить рекорд, показанный по течению?',
      'Can a record that was swum with a current be approved?',
    ],
    'Рекорды: без течения',
    { right: [NO], wrong: [YES] },
  ),
  question(
    ['Есть ли рекорды в каждой возрастной группе?', 'Does every age group have records?'],
    'Рекорды ведут по группам и дистанциям',
    { right: [YES], wrong: [NO] },
  ),
  question(
    [
      'Какой допуск длины бассейна при утверждении рекорда?',
      'Which tolerance of the length of the pool allows a record?',
    ],
    'Бассейн 25 м ± 5 см',
    {
      right: [['± 5 см', '± 5 cm']],
      wrong: [
        ['± 50 см', '± 50 cm'],
        ['± 1 м', '± 1 m'],
      ],
    },
  ),
]

export const WORLD_CUP: Question[] = [
  question(
    [
      'Сколько лучших дистанций одного этапа Кубка мира идёт в зачёт?',
      'How many of the best distances of a World Cup stage count?',
    ],
    'Кубок мира: 7 лучших личных дистанций этапа',
    {
      right: [['Семь', 'Seven']],
      wrong: [
        ['Пять', 'Five'],
        ['Все', 'All'],
      ],
    },
  ),
  question(
    ['Сколько мест в группе получают очки Кубка мира?', 'How many places of a group score in the World Cup?'],
    'Очки получают места с 1-го по 15-е',
    {
      right: [['Пятнадцать', 'Fifteen']],
      wrong: [
        ['Три', 'Three'],
        ['Восемь', 'Eight'],
      ],
    },
  ),
  question(
    [
      'Сколько лучших этапов складывают в Кубке мира?',
      'How many of the best stages are added up in the World Cup?',
    ],
    'В зачёт идут 3 лучших этапа',
    {
      right: [['Три', 'Three']],
      wrong: [
        ['Два', 'Two'],
        ['Все', 'All'],
      ],
    },
  ),
  question(
    ['Идут ли показательные дистанции в зачёт Кубка мира?', 'Do untimed distances count in the World Cup?'],
    'В зачёт идут только дистанции на время',
    { right: [NO], wrong: [YES] },
  ),
]

const LIST =
  'Стартовый протокол: заплыв, дорожка, фамилия и имя, год рождения, группа, клуб, заявленное время'

export const DOCUMENTS: Question[] = [
  question(
    ['Что показывает стартовый протокол? Отметьте всё.', 'What does a start list show? Choose all.'],
    LIST,
    {
      right: [
        ['Дорожку', 'The lane'],
        ['Заявленное время', 'The seed time'],
      ],
      wrong: [['Занятое место', 'The place']],
    },
  ),
  question(
    [
      'Что из этого есть только в итоговом протоколе? Отметьте всё.',
      'What do results alone show? Choose all.',
    ],
    'Итоговый протокол: место, итоговое время со штрафом, очки',
    {
      right: [
        ['Место в группе', 'The place in the group'],
        ['Очки', 'Points'],
      ],
      wrong: [['Номер дорожки', 'The lane']],
    },
  ),
  question(
    ['Печатают ли протокол группы, где один участник?', 'Are results printed for a group of one?'],
    'Группы с одним участником печатают тоже',
    { right: [YES], wrong: [NO] },
  ),
  question(
    ['Кого указывают в протоколе с категорией?', 'Who is named in the results with a category?'],
    'Протокол подписывают главный судья и секретарь',
    {
      right: [
        ['Главного судью', 'The chief judge'],
        ['Секретаря', 'The secretary'],
      ],
      wrong: [['Диктора', 'The announcer']],
    },
  ),
  question(
    [
      'Какие три времени различают у результата со штрафом? Отметьте все.',
      'Which three times does a result with a penalty have? Choose all.',
    ],
    'Проплытое время, штраф, итоговое время',
    {
      right: [
        ['Проплытое', 'The swum time'],
        ['Штраф', 'The penalty'],
        ['Итоговое', 'The final time'],
      ],
      wrong: [['Среднее', 'The average']],
    },
  ),
  question(
    ['Что значит NT в графе заявленного времени?', 'What does NT mean as a seed time?'],
    'NT — без времени, это не ноль',
    {
      right: [['Времени нет', 'No time']],
      wrong: [
        ['00:00.00', '00:00.00'],
        ['Новый рекорд', 'A new record'],
      ],
    },
  ),
]
