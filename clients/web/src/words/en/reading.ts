export const rules = {
  tables: (pieces: number) => `The endgame tables of this house know positions with up to ${pieces} pieces.`,
  title: 'The rules',
  intro: 'American checkers, also called English draughts, for two players on the 32 dark squares of an 8 by 8 board.',
  sections: [
    {
      title: 'How it begins',
      text: 'Each player has twelve men on the three rows nearest to them, and a dark square in the near left corner. One colour moves first; then the players take turns. The squares have numbers from 1 to 32, by which moves are written.',
      picture: 'The board at the start of a game',
    },
    {
      title: 'Steps',
      text: 'A man steps one square diagonally forward onto a vacant square. A king steps forward or backward.',
      picture: 'A man that may step to either of two squares',
    },
    {
      title: 'Jumps',
      text: 'A piece jumps over an opponent’s piece next to it, to the vacant square just behind, and takes it. Men jump forward only, kings both ways. If the same piece can jump again from there, it must go on.',
      picture: 'A man that jumps over two pieces in one turn',
    },
    {
      title: 'You must jump',
      text: 'Whoever can jump must jump. With several jumps to choose from you are free: it need not be the longest.',
      picture: 'Two different jumps to choose from',
    },
    {
      title: 'Kings',
      text: 'A man that reaches the far row is crowned, and the turn ends there, even where it could jump on. A king is two pieces on top of each other, with a crown.',
      picture: 'A man that has just been crowned, and a king',
    },
    {
      title: 'Winning',
      text: 'You win when your opponent has no piece left, or cannot move when it is their turn; and when they resign, run out of time, or leave the game.',
      picture: 'A blocked piece: its owner has lost',
    },
    {
      title: 'Draws',
      text: 'The players may agree to a draw at any time. A draw can be claimed when the same position has come up three times with the same side to move, or when each side has made forty moves without a capture or an advance of a man. After five times, or sixty moves, it is a draw by itself. Where the host chose it, the house also ends a game that its endgame tables prove drawn, after ten moves by each side without a capture or an advance of a man.',
      picture: 'Kings that cannot catch each other',
    },
    {
      title: 'Time',
      text: 'The house keeps the time. Depending on what the host chose, there is no clock, a time for each move with a warning before it is lost, a time for the whole game that may grow with each move, or some days for each move. Each player may pause three times for up to five minutes, unless the game is rated.',
      picture: '',
    },
  ],
  howTitle: 'How to move here',
  how: [
    'Drag a piece to where it goes, or click it and then the square.',
    'For a jump over several pieces, drag or click straight to the end, or go square by square. You are asked only if there is more than one way.',
    'With the keyboard: Tab to the board, arrows walk over the squares, Enter picks a piece up and puts it down, Escape lets it go.',
    'Or type the move: 11-15, or 15x22x31 for a jump.',
  ],
};

export const privacy = {
  title: 'Privacy',
  sections: [
    {
      title: 'What the house keeps',
      text: 'The name you choose; for an account a hash of your password and of your recovery codes, never these themselves; your games with their moves and times; whom you have blocked. No e-mail address, no telephone number, no birthday.',
    },
    {
      title: 'What others see',
      text: 'Your name, whether you are here, and your public games. Private games are seen by those who have the key. There is no chat.',
    },
    {
      title: 'In your browser',
      text: 'One cookie, which says who you are and which no script can read, and your settings. There is no advertisement, no tracking, and nothing is loaded from anywhere but this house.',
    },
    {
      title: 'Logs',
      text: 'The house writes down when a request came and what became of it, with only the network part of your address. Passwords, keys and secrets are never written down.',
    },
    {
      title: 'Taking it along, and being forgotten',
      text: 'On the page of your account you can download everything that the house knows of you, and have it deleted. Your games then stay as those of a deleted player, because they are your opponents’ games too.',
    },
  ],
};
