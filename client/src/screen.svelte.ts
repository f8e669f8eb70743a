/** How much room there is: three columns, a board with a rail, or a phone. */
export type Room = 'wide' | 'rail' | 'phone';

function roomOf(width: number): Room {
  return width >= 1200 ? 'wide' : width >= 768 ? 'rail' : 'phone';
}

const screen = $state<{ room: Room }>({ room: roomOf(typeof innerWidth === 'undefined' ? 1440 : innerWidth) });

export function watchScreen(): void {
  window.addEventListener('resize', () => (screen.room = roomOf(innerWidth)));
}

export function room(): Room {
  return screen.room;
}
