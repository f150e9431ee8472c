// The sign of each seat on a field of 20 × 20.
export const SHAPES = [
  "M10 1.5a8.5 8.5 0 1 0 .01 0z",
  "M2.5 2.5h15v15h-15z",
  "M10 1.5l9 16.5H1z",
  "M10 .5l9.5 9.5-9.5 9.5L.5 10z",
  "M10 1l9 6.8-3.5 10.700h-11L1 7.800z",
  "M7 1.5h6V7h5.500v6H13v5.500H7V13H1.500V7H7z",
] as const;
