/** The true projection of one plane onto another, as a camera sees a sheet. */

export type Corner = readonly [x: number, y: number];
/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Corner, Corner, Corner, Corner];
/** Eight coefficients, the ninth being 1. */
export type Projection = readonly number[];

/** From the unit square onto the corners, solved for in closed form (Heckbert 1989). */
export function ontoCorners([a, b, c, d]: Corners): Projection {
  const sum = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]] as const;
  const right = [b[0] - c[0], b[1] - c[1]] as const;
  const down = [d[0] - c[0], d[1] - c[1]] as const;
  const determinant = right[0] * down[1] - down[0] * right[1];
  const g = (sum[0] * down[1] - down[0] * sum[1]) / determinant;
  const h = (right[0] * sum[1] - sum[0] * right[1]) / determinant;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
  ];
}

/** The other way: from the picture back to the unit square, by the adjugate. */
export function inverted(projection: Projection): Projection {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = projection;
  const last = a * e - b * d;
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
  ].map((value) => value / last);
}
