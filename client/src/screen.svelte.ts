/** How much room there is: three columns, a board with a rail, or a phone. */
export type Layout = 'wide' | 'rail' | 'phone';

function layoutOf(width: number, height: number): Layout {
  if (width < 768 || height < 480) return 'phone';
  return width >= 1200 ? 'wide' : 'rail';
}

const screen = $state<{ layout: Layout }>({
  layout: typeof innerWidth === 'undefined' ? 'wide' : layoutOf(innerWidth, innerHeight),
});

export function watchScreen(): void {
  window.addEventListener('resize', () => (screen.layout = layoutOf(innerWidth, innerHeight)));
}

export function layout(): Layout {
  return screen.layout;
}
