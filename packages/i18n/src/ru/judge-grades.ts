/** Grades of judge tests. */
export const judgeGrades = {
  excellent: 'отлично',
  good: 'хорошо',
  satisfactory: 'удовлетворительно',
  unsatisfactory: 'неудовлетворительно',
}
