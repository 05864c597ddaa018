import type { Names } from './names.ts'

/** Texts of swimmers about themselves, by script. */
export const ABOUT = {
  cyrillic: [
    'Моржую с 2009 года. Люблю короткие дистанции и длинные разговоры у самовара.',
    'Начинаю утро с обливания, а сезон — с двухсот метров брассом.',
    'Веду детскую группу закаливания, на старт выхожу раз в месяц.',
    'В бассейне плаваю на спине, в проруби — только брассом.',
    'Врач скорой помощи. На соревнованиях часто дежурю на бортике.',
    'Люблю эстафеты: вчетвером не холодно.',
    'Плаваю всей семьёй: двое сыновей уже в возрастной группе A1.',
    'Мечта — проплыть 1000 метров при температуре ниже пяти градусов.',
    'Зимнее плавание появилось в моей жизни случайно и осталось навсегда.',
    'Умею ждать старта в минус тридцать.',
    'Делаю купели и сауны своими руками.',
    'В воде спокойнее, чем на берегу.',
  ],
  latin: [
    'Ice swimmer since 2012, mostly breaststroke, always with a thermos.',
    'I came for the sauna and stayed for the water.',
    'Marine biologist. I swim where I work.',
    'Relay is my favourite distance: nobody freezes alone.',
    'Coach of a small club by the river; we cut our own pool every December.',
    'Training for an ice mile, one degree at a time.',
  ],
} as const satisfies Record<Names['script'], readonly string[]>
