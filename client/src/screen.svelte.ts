/** How much room there is: three columns, a board with a rail, or a phone. */
export type Room = 'wide' | 'rail' | 'phone';

function roomOf(width: number, height: number): Room {
  if (width < 768 || height < 480) return 'phone';
  return width >= 1200 ? 'wide' : 'rail';
}

const screen = $state<{ room: Room }>({ room: typeof innerWidth === 'undefined' ? 'wide' : roomOf(innerWidth, innerHeight) });

export function watchScreen(): void {
  window.addEventListener('resize', () => (screen.room = roomOf(innerWidth, innerHeight)));
}

export function room(): Room {
  return screen.room;
}
