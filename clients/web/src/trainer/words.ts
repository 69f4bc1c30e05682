import type { Language } from '../words/words.svelte';

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
const more = (count: number): string => (count === 1 ? '1 more move' : `${count} more moves`);

/** What a lesson is called, and what is to be learned from it. */
export interface LessonWords {
  readonly title: string;
  readonly text: string;
}

const english = {
  title: 'Endgame trainer',
  intro:
    'Play endgames against somebody who never errs. After every move the endgame tables say exactly what it was worth; a mistake can be taken back. Everything works on this device, without a connection too.',
  loading: 'The tables are being fetched …',
  failed: 'The tables could not be loaded. Connect once, then it works offline too.',
  retry: 'Try again',
  count: (solved: number, all: number) => `${solved} of ${all} lessons solved`,
  random: 'A position at random',
  kind: 'What to practise',
  deal: 'Deal a position',
  dealt: 'A dealt position',
  own: 'Your position',
  youPlay: (colour: string) => `You play ${colour}.`,
  goal: {
    win: (count: number) => `Win: at best in ${moves(count)}.`,
    draw: (count: number) => `Hold the draw for ${moves(count)}.`,
  },
  yourMove: 'Your move',
  theirMove: 'The trainer answers …',
  played: (move: string) => `The trainer plays ${move}.`,
  best: (left: number) => `The best move. Won in ${more(left)}.`,
  slip: (left: number, cost: number) => `Still won, in ${more(left)}, but that cost ${moves(cost)}.`,
  quicker: (move: string, count: number) => `Quicker: ${move}, which wins in ${moves(count)}.`,
  keptDraw: 'Right: it is still a draw.',
  over: 'That wins.',
  lost: 'It is lost, but play on or take it back.',
  gaveWin: (move: string) => `${move} gives the win away.`,
  gaveDraw: (move: string) => `${move} gives the draw away.`,
  nowDraw: 'It is a draw now.',
  nowLost: (count: number) => `Your opponent wins in ${moves(count)} now.`,
  better: (move: string, reason: string) => `Better: ${move}, ${reason}`,
  mistake: 'A mistake',
  refuted: 'That is the answer',
  takeBack: 'Take it back',
  seeAnswer: 'See the answer',
  solvedTitle: 'Solved!',
  perfect: (count: number) => `Solved in ${moves(count)}, which is the best there is.`,
  solved: (count: number, best: number) => `Solved in ${moves(count)}; ${best === 1 ? '1 is' : `${best} are`} possible.`,
  held: 'The draw is held.',
  withHelp: 'With help.',
  showing: 'The solution',
  shown: 'That was the solution. Now you.',
  solution: 'Show the solution',
  stop: 'Stop here',
  restart: 'Start over',
  next: 'Next lesson',
  another: 'Another position',
  all: 'All lessons',
  noLesson: 'There is no such lesson.',
  noGoal: 'Nothing can be trained here: whoever is to move has lost, or more than four pieces are left.',
  controls: 'Exercise',
  standing: 'What the tables say',
  themes: {
    move: 'The move: one against one',
    'two-kings': 'Kings against a king',
    'with-a-man': 'A king and a man against a king',
    'two-against-two': 'Two against two',
    draws: 'Holding a draw',
  } as Readonly<Record<string, string>>,
  kinds: {
    'two-kings': 'Two kings win against one',
    'king-and-man': 'King and man win against a king',
    'kings-against-both': 'Two kings win against king and man',
    'both-against-both': 'King and man win against king and man',
    'men-against-men': 'Two men win against two men',
    'hold-one': 'King holds the draw against a king',
    'hold-two-kings': 'King and man hold the draw against two kings',
    'hold-both': 'King and man hold the draw against king and man',
  } as Readonly<Record<string, string>>,
  lessons: {
    'two-men': { title: 'Man against man', text: 'The other man must come towards yours. Step so that it has to stop in front of you.' },
    'king-and-king': {
      title: 'King against king',
      text: 'When two kings stand face to face, whoever must move gives way. Here that can be the other one, all the way.',
    },
    'wait-for-it': { title: 'Wait for the man', text: 'You cannot stop the man from being crowned. But it has to come out again, and there you can be.' },
    'along-the-board': { title: 'Across the board', text: 'The same from far away: come nearer with every move, and always by the only right step.' },
    'three-to-one': {
      title: 'Three kings against one',
      text: 'The king sits in the double corner. Bring all three kings there, and give one to take the last.',
    },
    'out-of-the-corner': {
      title: 'Out of the double corner',
      text: 'One king goes into the corner itself, the other takes the way out. Then the king must leave.',
    },
    'give-one': { title: 'Give one, win the other', text: 'Two are not always quicker than one: give a king away, and the one that is left has the move.' },
    'from-afar': { title: 'The long chase', text: 'The king is in the middle and you are on your back row. Drive it into a corner, and then out of it.' },
    'give-the-man': { title: 'Give the man', text: 'Here the man is worth more given than kept: behind it your king gets the move.' },
    'bring-it-home': { title: 'Bring the man home', text: 'The king goes along with the man until it is crowned. Then two kings win against one.' },
    'long-way-home': { title: 'A long way home', text: 'Your king is far from its man, and the other king is not. A long win, and a patient one.' },
    'change-off': { title: 'Change one off', text: 'Two against two is mostly a draw. Change one for one at the right time, and what is left has the move.' },
    'crown-by-change': { title: 'Change, then catch', text: 'Offer your man to the king and take back. The man that is left must come, and you are there.' },
    'both-at-once': {
      title: 'Hold one, catch the other',
      text: 'One king shuts the king in at the edge. The man must come by itself, and the other king waits for it.',
    },
    'first-position-end': {
      title: 'First Position, near the end',
      text: 'Two kings have to hold the man and drive the king. One easy step to the wrong side, and the win is gone.',
    },
    'first-position': {
      title: 'First Position',
      text: 'A famous ending. Crown your man while your king holds theirs, then drive the king out of the double corner, still holding the man.',
    },
    'double-corner': {
      title: 'Safe in the double corner',
      text: 'Go to and fro between the two squares of the corner. Step out at the wrong time, and you are caught.',
    },
    'run-for-it': { title: 'Run for the corner', text: 'The other king comes after yours. There are two double corners: choose, and be there in time.' },
    'face-two': { title: 'One against two', text: 'Your king alone against a king and a man. Keep them shut in at the edge, and they must give one.' },
    'besiege-two': { title: 'Two in the corner', text: 'Two kings in the single corner have no room. Keep them there, and you get one of them.' },
    'behind-the-man': { title: 'Beside the man', text: 'Leave the man where it is. Beside it, on the right squares, your king is safe from two.' },
    'men-against-kings': { title: 'Two men against two kings', text: 'Your men have to get past two kings. Nearly every move is the only one.' },
  } as Readonly<Record<string, LessonWords>>,
};

export type TrainerWords = typeof english;

const züge = (count: number): string => (count === 1 ? '1 Zug' : `${count} Züge`);
const zügen = (count: number): string => (count === 1 ? '1 Zug' : `${count} Zügen`);

const german: TrainerWords = {
  title: 'Endspieltrainer',
  intro:
    'Spiele Endspiele gegen jemanden, der nie einen Fehler macht. Nach jedem Zug sagen die Endspieltabellen genau, was er wert war; einen Fehler kannst du zurücknehmen. Alles läuft auf diesem Gerät, auch ohne Verbindung.',
  loading: 'Die Tabellen werden geholt …',
  failed: 'Die Tabellen konnten nicht geladen werden. Nach einer Verbindung geht es auch ohne Netz.',
  retry: 'Noch einmal versuchen',
  count: (solved, all) => `${solved} von ${all} Lektionen gelöst`,
  random: 'Eine zufällige Stellung',
  kind: 'Was üben?',
  deal: 'Stellung geben',
  dealt: 'Eine zufällige Stellung',
  own: 'Deine Stellung',
  youPlay: (colour) => `Du spielst ${colour}.`,
  goal: {
    win: (count) => `Gewinne: am besten in ${zügen(count)}.`,
    draw: (count) => `Halte das Remis ${züge(count)} lang.`,
  },
  yourMove: 'Du bist am Zug',
  theirMove: 'Der Trainer antwortet …',
  played: (move) => `Der Trainer spielt ${move}.`,
  best: (left) => `Der beste Zug. Gewonnen in noch ${zügen(left)}.`,
  slip: (left, cost) => `Noch gewonnen, in ${zügen(left)}, aber das hat ${züge(cost)} gekostet.`,
  quicker: (move, count) => `Schneller: ${move}, das gewinnt in ${zügen(count)}.`,
  keptDraw: 'Richtig: Es ist weiter Remis.',
  over: 'Das gewinnt.',
  lost: 'Es ist verloren; spiele weiter oder nimm den Zug zurück.',
  gaveWin: (move) => `${move} vergibt den Gewinn.`,
  gaveDraw: (move) => `${move} vergibt das Remis.`,
  nowDraw: 'Jetzt ist es Remis.',
  nowLost: (count) => `Jetzt gewinnt der Gegner in ${zügen(count)}.`,
  better: (move, reason) => `Besser: ${move}, ${reason}`,
  mistake: 'Ein Fehler',
  refuted: 'Das ist die Antwort',
  takeBack: 'Zurücknehmen',
  seeAnswer: 'Antwort zeigen',
  solvedTitle: 'Gelöst!',
  perfect: (count) => `Gelöst in ${zügen(count)}, besser geht es nicht.`,
  solved: (count, best) => `Gelöst in ${zügen(count)}; möglich ${best === 1 ? 'ist 1' : `sind ${best}`}.`,
  held: 'Das Remis ist gehalten.',
  withHelp: 'Mit Hilfe.',
  showing: 'Die Lösung',
  shown: 'Das war die Lösung. Jetzt du.',
  solution: 'Lösung zeigen',
  stop: 'Hier anhalten',
  restart: 'Von vorn',
  next: 'Nächste Lektion',
  another: 'Eine andere Stellung',
  all: 'Alle Lektionen',
  noLesson: 'Diese Lektion gibt es nicht.',
  noGoal: 'Hier gibt es nichts zu üben: Wer am Zug ist, hat verloren, oder es sind mehr als vier Steine da.',
  controls: 'Übung',
  standing: 'Was die Tabellen sagen',
  themes: {
    move: 'Die Opposition: eins gegen eins',
    'two-kings': 'Damen gegen eine Dame',
    'with-a-man': 'Dame und Stein gegen Dame',
    'two-against-two': 'Zwei gegen zwei',
    draws: 'Ein Remis halten',
  },
  kinds: {
    'two-kings': 'Zwei Damen gewinnen gegen eine',
    'king-and-man': 'Dame und Stein gewinnen gegen eine Dame',
    'kings-against-both': 'Zwei Damen gewinnen gegen Dame und Stein',
    'both-against-both': 'Dame und Stein gewinnen gegen Dame und Stein',
    'men-against-men': 'Zwei Steine gewinnen gegen zwei Steine',
    'hold-one': 'Dame hält das Remis gegen eine Dame',
    'hold-two-kings': 'Dame und Stein halten das Remis gegen zwei Damen',
    'hold-both': 'Dame und Stein halten das Remis gegen Dame und Stein',
  },
  lessons: {
    'two-men': { title: 'Stein gegen Stein', text: 'Der andere Stein muss auf deinen zukommen. Zieh so, dass er vor dir stehen bleiben muss.' },
    'king-and-king': { title: 'Dame gegen Dame', text: 'Stehen sich zwei Damen gegenüber, muss weichen, wer am Zug ist. Hier kann das immer die andere sein.' },
    'wait-for-it': {
      title: 'Warte auf den Stein',
      text: 'Dass der Stein zur Dame wird, ist nicht zu verhindern. Aber sie muss wieder heraus, und dort kannst du stehen.',
    },
    'along-the-board': { title: 'Quer über das Brett', text: 'Dasselbe von weitem: Komm mit jedem Zug näher, und immer mit dem einzig richtigen.' },
    'three-to-one': {
      title: 'Drei Damen gegen eine',
      text: 'Die Dame sitzt in der Doppelecke. Bring alle drei Damen dorthin und gib eine, um die letzte zu schlagen.',
    },
    'out-of-the-corner': {
      title: 'Heraus aus der Doppelecke',
      text: 'Eine Dame geht selbst in die Ecke, die andere nimmt den Ausweg. Dann muss die Dame heraus.',
    },
    'give-one': {
      title: 'Eine geben, die andere gewinnen',
      text: 'Zwei sind nicht immer schneller als eine: Gib eine Dame her, und die verbliebene hat die Opposition.',
    },
    'from-afar': { title: 'Die lange Jagd', text: 'Die Dame steht in der Mitte und du auf deiner Grundreihe. Treib sie in eine Ecke und dann wieder heraus.' },
    'give-the-man': { title: 'Gib den Stein', text: 'Hier ist der Stein mehr wert, wenn du ihn gibst: Dahinter bekommt deine Dame die Opposition.' },
    'bring-it-home': { title: 'Bring den Stein heim', text: 'Die Dame begleitet den Stein, bis er selbst Dame ist. Dann gewinnen zwei Damen gegen eine.' },
    'long-way-home': { title: 'Ein langer Heimweg', text: 'Deine Dame ist weit weg von ihrem Stein, die andere nicht. Ein langer Gewinn mit viel Geduld.' },
    'change-off': { title: 'Tausche ab', text: 'Zwei gegen zwei ist meist Remis. Tausche zur rechten Zeit eins gegen eins, und der Rest hat die Opposition.' },
    'crown-by-change': {
      title: 'Tauschen, dann fangen',
      text: 'Biete der Dame deinen Stein an und schlag zurück. Der letzte Stein muss kommen, und du bist da.',
    },
    'both-at-once': {
      title: 'Eine halten, einen fangen',
      text: 'Eine Dame sperrt die Dame am Rand ein. Der Stein muss von selbst kommen, und die andere wartet auf ihn.',
    },
    'first-position-end': {
      title: 'First Position, fast am Ende',
      text: 'Zwei Damen müssen den Stein halten und die Dame treiben. Ein leichter Schritt zur falschen Seite, und der Gewinn ist weg.',
    },
    'first-position': {
      title: 'First Position',
      text: 'Ein berühmtes Endspiel. Bring deinen Stein zur Dame, während deine Dame den anderen hält, und treib dann die Dame aus der Doppelecke.',
    },
    'double-corner': {
      title: 'Sicher in der Doppelecke',
      text: 'Geh zwischen den beiden Feldern der Ecke hin und her. Wer zur falschen Zeit herauskommt, wird gefangen.',
    },
    'run-for-it': { title: 'Lauf zur Ecke', text: 'Die andere Dame ist hinter deiner her. Es gibt zwei Doppelecken: Wähle, und sei rechtzeitig dort.' },
    'face-two': { title: 'Eine gegen zwei', text: 'Deine Dame allein gegen Dame und Stein. Halt sie am Rand eingesperrt, dann müssen sie einen geben.' },
    'besiege-two': { title: 'Zwei in der Ecke', text: 'Zwei Damen in der einfachen Ecke haben keinen Platz. Halt sie dort, und du bekommst eine.' },
    'behind-the-man': { title: 'Neben dem Stein', text: 'Lass den Stein, wo er ist. Neben ihm, auf den richtigen Feldern, ist deine Dame vor zweien sicher.' },
    'men-against-kings': { title: 'Zwei Steine gegen zwei Damen', text: 'Deine Steine müssen an zwei Damen vorbei. Fast jeder Zug ist der einzige.' },
  },
};

export function trainerWords(language: Language): TrainerWords {
  return language === 'de' ? german : english;
}
