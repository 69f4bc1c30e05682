-- Tables by number, in the order in which they opened: games that are in play lie side by side in
-- what follows, so that many of them share the pages that a transaction writes.
create table tables (
    number integer primary key,
    table_id text not null unique
) strict;

-- One row a decision, one after the other. Its checksum is over all that stands in it but for its
-- place and the table's number. The mark stands for author and command: part of their digest.
create table log (
    place integer primary key,
    number integer not null,
    version integer not null,
    mark integer not null,
    author text not null,
    command_id text not null,
    at integer not null,
    due integer,
    schema integer not null,
    checksum integer not null,
    events text not null
) strict;

create unique index log_version on log (number, version);
create unique index log_command on log (number, mark);

-- What the last row of a log says is due. Games that are over have none.
create table deadlines (
    table_id text not null primary key,
    due integer
) strict, without rowid;

create index deadlines_due on deadlines (due) where due is not null;

create table series_log (
    series_id text not null,
    version integer not null,
    at integer not null,
    schema integer not null,
    checksum integer not null,
    events text not null,
    primary key (series_id, version)
) strict, without rowid;

-- What the lobby knows of a game, then what its log says: the lines that opened and ended it.
create table games (
    table_id text not null primary key,
    visibility text not null,
    key_hash text,
    challenged text,
    before_id text,
    host text,
    opened integer,
    opening text,
    first text,
    second text,
    started integer,
    ended integer,
    ending text
) strict, without rowid;

create unique index games_key on games (key_hash) where key_hash is not null;
create index games_before on games (before_id) where before_id is not null;
create index games_unfinished on games (table_id) where opened is not null and ended is null;
create index games_host on games (host, ended);
create index games_first on games (first, ended);
create index games_second on games (second, ended);
create index games_challenged on games (challenged) where ended is null;
create index games_waiting on games (visibility, opened)
    where opened is not null and started is null and ended is null;
create index games_live on games (visibility, started)
    where started is not null and ended is null;

-- A name that is held has a skeleton: no two players hold names that look alike.
create table players (
    id text not null primary key,
    name text not null,
    skeleton text unique,
    kind text not null,
    since integer not null,
    conduct text not null
) strict, without rowid;

create index players_named_guests on players (id) where kind = 'guest' and skeleton is not null;

create table credentials (
    player text not null primary key,
    password_hash text not null
) strict, without rowid;

create table recovery_codes (
    player text not null,
    code_hash text not null,
    primary key (player, code_hash)
) strict, without rowid;

create table blocks (
    player text not null,
    blocked text not null,
    primary key (player, blocked)
) strict, without rowid;

create table sessions (
    secret_hash text not null primary key,
    player text not null,
    since integer not null,
    until integer not null
) strict, without rowid;

create index sessions_player on sessions (player);
create index sessions_until on sessions (until);

create table runs (
    number integer primary key,
    began integer not null,
    wall integer not null,
    last_beat integer not null
) strict;
