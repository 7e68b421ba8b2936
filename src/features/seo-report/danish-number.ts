/** `16.950`, `1,9`, `0,03`: as many decimals as the number has, three at most. */
export function danishNumber(value: number): string {
  return value.toLocaleString('da-DK');
}
