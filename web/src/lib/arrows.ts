// Arrow keys go from a glowing piece to the nearest one in that direction.
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here?.classList.contains("live")) return;
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of event.currentTarget.querySelectorAll<HTMLElement>(".piece.live")) {
    const [dx, dy] = [middle(piece)[0] - x, middle(piece)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // Straight ahead is nearer than the same distance at a slant.
    if (piece !== here && ahead > 1 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = piece;
    }
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}
