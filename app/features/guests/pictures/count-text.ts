/** For staff, who read English. */
export function pictureCountText(n: number): string {
  return n === 1 ? "1 picture" : `${n} pictures`;
}
