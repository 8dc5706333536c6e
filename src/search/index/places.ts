// cspell:ignore stuvwxyz
/**
 * Lists of ascending numbers as short text. A number is written as its distance from the one before it, in digits of
 * base 44: a final digit, preceded by leading digits where it is larger. A blank ends a list.
 */
const finalDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr';
const leadingDigits = 'stuvwxyz0123456789!#$%&()*+,-./:;<=>?@[]^_`{';
const base = finalDigits.length;

function encodeNumber(value: number): string {
  let text = finalDigits.charAt(value % base);
  for (let rest = Math.floor(value / base); rest > 0; rest = Math.floor(rest / base)) {
    text = leadingDigits.charAt(rest % base) + text;
  }
  return text;
}

/** @param lists numbers in ascending order, each once. */
export function encodePlaces(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) => list.map((value, index) => encodeNumber(value - (list[index - 1] ?? -1) - 1)).join(''))
    .join(' ');
}

export function decodePlaces(text: string): readonly (readonly number[])[] {
  return text.split(' ').map((list) => {
    const numbers: number[] = [];
    let last = -1;
    let value = 0;
    for (const digit of list) {
      const final = finalDigits.indexOf(digit);
      value = value * base + (final < 0 ? leadingDigits.indexOf(digit) : final);
      if (final < 0) continue;
      last += value + 1;
      numbers.push(last);
      value = 0;
    }
    return numbers;
  });
}
