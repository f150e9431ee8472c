// A drawing as an image. A table shows hundreds of them: as parts of the page their thousands of paths would be gone
// through again with every change; as an image each is one thing that is drawn once.

const made = new Map<string, string>();
/** So many are remembered; more than there are Romans and cards at any table. */
const MOST = 600;

/** The address of the image with this key, made from its SVG when it is first wanted. */
export function image(key: string, svg: () => string): string {
  let address = made.get(key);
  if (address === undefined) {
    if (made.size >= MOST) made.clear();
    // Only these two mean something in an address; all others would make it twice as long for nothing.
    address = `data:image/svg+xml,${svg().replaceAll("%", "%25").replaceAll("#", "%23")}`;
    made.set(key, address);
  }
  return address;
}

/** SVG text for an image that shows this box of a drawing. */
export function drawn([x, y, width, height]: readonly [number, number, number, number], art: string, paint = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"${paint && ` ${paint}`}>${art}</svg>`;
}
