/** What is behind the # of the trainer's address. */
export type Task =
  | { readonly kind: 'choice' }
  | { readonly kind: 'lesson'; readonly name: string }
  /** A position, and the kind that it was dealt of, if it was. */
  | { readonly kind: 'position'; readonly dealt: string; readonly fen: string };

export function taskOf(text: string): Task {
  if (text === '') return { kind: 'choice' };
  const position = /^(?:([a-z-]+)\/)?([BW]:.*)$/.exec(text);
  return position === null ? { kind: 'lesson', name: text } : { kind: 'position', dealt: position[1] ?? '', fen: position[2] ?? '' };
}

export function addressOf(task: Task): string {
  switch (task.kind) {
    case 'choice':
      return '/trainer';
    case 'lesson':
      return `/trainer#${task.name}`;
    case 'position':
      return `/trainer#${encodeURIComponent(task.dealt === '' ? task.fen : `${task.dealt}/${task.fen}`)}`;
  }
}
