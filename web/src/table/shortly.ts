/** So long an answer may be and still be told whole, and so long in smaller letters. */
const SHORT = 40;
export const SMALL = 56;

const head = (answer: string) => answer.split(": ")[0] ?? answer;

/** Answers without all that they would be good for, as far as they stay apart from each other. */
export function shortly(answers: readonly string[], most = SHORT): string[] {
  const heads = answers.map(head);
  return answers.map((answer, i) => {
    const short = heads[i] ?? answer;
    const alone = heads.indexOf(short) === heads.lastIndexOf(short);
    return alone && answer.length > most ? short : answer;
  });
}
