import type { Words } from '../en';

export const rules: Words['rules'] = {
  tables: (pieces: number) => `Die Endspieltabellen dieses Hauses kennen Stellungen mit bis zu ${pieces} Steinen.`,
  title: 'Die Regeln',
  intro: 'Amerikanisches Dame, auch Checkers oder English Draughts genannt, für zwei Personen auf den 32 dunklen Feldern eines Bretts mit 8 mal 8 Feldern.',
  sections: [
    {
      title: 'Wie es beginnt',
      text: 'Jede Seite hat zwölf Steine auf den drei Reihen vor sich und ein dunkles Feld in der linken Ecke. Eine Farbe macht den ersten Zug, danach wird abwechselnd gezogen. Die Felder tragen die Nummern 1 bis 32, mit denen Züge aufgeschrieben werden.',
      picture: 'Das Brett am Anfang einer Partie',
    },
    {
      title: 'Schritte',
      text: 'Ein Stein zieht ein Feld schräg vorwärts auf ein freies Feld. Eine Dame zieht vorwärts oder rückwärts.',
      picture: 'Ein Stein, der auf eines von zwei Feldern ziehen kann',
    },
    {
      title: 'Schlagen',
      text: 'Ein Stein springt über einen gegnerischen Stein neben ihm auf das freie Feld gleich dahinter und schlägt ihn. Steine schlagen nur vorwärts, Damen in beide Richtungen. Kann derselbe Stein von dort weiter schlagen, muss er es tun.',
      picture: 'Ein Stein, der in einem Zug zwei Steine schlägt',
    },
    {
      title: 'Schlagen ist Pflicht',
      text: 'Wer schlagen kann, muss schlagen. Gibt es mehrere Möglichkeiten, ist die Wahl frei: Es muss nicht die längste sein.',
      picture: 'Zwei verschiedene Schläge zur Wahl',
    },
    {
      title: 'Damen',
      text: 'Ein Stein, der die hinterste Reihe erreicht, wird zur Dame, und der Zug endet dort, auch wenn er weiter schlagen könnte. Eine Dame sind zwei Steine übereinander mit einer Krone.',
      picture: 'Ein Stein, der gerade zur Dame wurde, und eine Dame',
    },
    {
      title: 'Gewinnen',
      text: 'Du gewinnst, wenn die andere Seite keinen Stein mehr hat oder am Zug ist und nicht ziehen kann; und wenn sie aufgibt, die Zeit überschreitet oder das Spiel verlässt.',
      picture: 'Ein eingesperrter Stein: Seine Seite hat verloren',
    },
    {
      title: 'Remis',
      text: 'Beide Seiten können sich jederzeit auf Remis einigen. Remis kann beantragt werden, wenn dieselbe Stellung mit derselben Seite am Zug dreimal vorkam, oder wenn jede Seite vierzig Züge ohne Schlag und ohne Schritt eines Steins gemacht hat. Nach fünfmal oder sechzig Zügen ist es von selbst Remis. Wo der Gastgeber es gewählt hat, beendet das Haus auch ein Spiel, das nach seinen Endspieltabellen remis ist, wenn jede Seite zehn Züge ohne Schlag und ohne Schritt eines Steins gemacht hat.',
      picture: 'Damen, die einander nicht fangen können',
    },
    {
      title: 'Zeit',
      text: 'Das Haus führt die Uhr. Je nach Wahl des Gastgebers gibt es keine Uhr, eine Zeit für jeden Zug mit einer Warnung davor, eine Zeit für die ganze Partie, die mit jedem Zug wachsen kann, oder einige Tage für jeden Zug. Jede Seite darf dreimal bis zu fünf Minuten pausieren, außer in gewerteten Spielen.',
      picture: '',
    },
  ],
  howTitle: 'Wie man hier zieht',
  how: [
    'Zieh einen Stein dorthin, wo er hin soll, oder klick ihn an und dann das Feld.',
    'Für einen Schlag über mehrere Steine zieh oder klick gleich zum Ende, oder geh Feld für Feld. Du wirst nur gefragt, wenn es mehrere Wege gibt.',
    'Mit der Tastatur: Mit Tab zum Brett, Pfeile gehen über die Felder, Enter nimmt einen Stein auf und setzt ihn ab, Escape lässt ihn los.',
    'Oder gib den Zug ein: 11-15, oder 15x22x31 für einen Schlag.',
  ],
};

export const privacy: Words['privacy'] = {
  title: 'Datenschutz',
  sections: [
    {
      title: 'Was das Haus behält',
      text: 'Den Namen, den du wählst; bei einem Konto Prüfsummen deines Passworts und deiner Notfallcodes, nie diese selbst; deine Spiele mit Zügen und Zeiten; wen du gesperrt hast. Keine E-Mail-Adresse, keine Telefonnummer, keinen Geburtstag.',
    },
    {
      title: 'Was andere sehen',
      text: 'Deinen Namen, ob du da bist, und deine öffentlichen Spiele. Private Spiele sehen die, die den Schlüssel haben. Es gibt keinen Chat.',
    },
    {
      title: 'In deinem Browser',
      text: 'Ein Cookie, das sagt, wer du bist, und das kein Skript lesen kann, und deine Einstellungen. Es gibt keine Werbung, keine Verfolgung, und nichts wird von woanders als von diesem Haus geladen.',
    },
    {
      title: 'Protokolle',
      text: 'Das Haus schreibt auf, wann eine Anfrage kam und was aus ihr wurde, mit nur dem Netzteil deiner Adresse. Passwörter, Schlüssel und Geheimnisse werden nie aufgeschrieben.',
    },
    {
      title: 'Mitnehmen und vergessen werden',
      text: 'Auf der Seite deines Kontos kannst du alles laden, was das Haus über dich weiß, und es löschen lassen. Deine Spiele bleiben dann als die einer gelöschten Person, denn sie gehören auch deinen Gegnern.',
    },
  ],
};
