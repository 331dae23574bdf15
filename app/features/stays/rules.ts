import type { Cents } from "#app/platform/money/money";

export function stayTotal(price: Cents, nights: number): Cents {
  return price * nights;
}
