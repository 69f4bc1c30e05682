-- Tables by number, in the order in which they opened: games that are in play lie side by side in
-- what follows, so that many of them share the pages that a transaction writes.
create table tables (
    number bigint generated always as identity primary key,
    table_id text collate "C" not null unique
);

-- One row a decision, one after the other. Its checksum is over all that stands in it but for its
-- place and the table's number. The mark stands for author and command: part of their digest.
create table log (
    place bigint generated always as identity primary key,
    number bigint not null,
    version bigint not null,
    mark bigint not null,
    author text collate "C" not null,
    command_id text collate "C" not null,
    at bigint not null,
    due bigint,
    schema int not null,
    checksum bigint not null,
    events text collate "C" not null
);

create unique index log_version on log (number, version);
create unique index log_command on log (number, mark);

-- What the last row of a log says is due. Games that are over have none.
create table deadlines (
    table_id text collate "C" not null primary key,
    due bigint
);

create index deadlines_due on deadlines (due) where due is not null;

create table series_log (
    series_id text collate "C" not null,
    version bigint not null,
    at bigint not null,
    schema int not null,
    checksum bigint not null,
    events text collate "C" not null,
    primary key (series_id, version)
);

-- What the lobby knows of a game, then what its log says: the lines that opened and ended it.
create table games (
    table_id text collate "C" not null primary key,
    visibility text collate "C" not null,
    key_hash text collate "C",
    challenged text collate "C",
    before_id text collate "C",
    host text collate "C",
    opened bigint,
    opening text collate "C",
    first text collate "C",
    second text collate "C",
    started bigint,
    ended bigint,
    ending text collate "C"
);

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
    id text collate "C" not null primary key,
    name text collate "C" not null,
    skeleton text collate "C" unique,
    kind text collate "C" not null,
    since bigint not null,
    conduct text collate "C" not null
);

create index players_named_guests on players (id) where kind = 'guest' and skeleton is not null;

create table credentials (
    player text collate "C" not null primary key,
    password_hash text collate "C" not null
);

create table recovery_codes (
    player text collate "C" not null,
    code_hash text collate "C" not null,
    primary key (player, code_hash)
);

create table blocks (
    player text collate "C" not null,
    blocked text collate "C" not null,
    primary key (player, blocked)
);

create table sessions (
    secret_hash text collate "C" not null primary key,
    player text collate "C" not null,
    since bigint not null,
    until bigint not null
);

create index sessions_player on sessions (player);
create index sessions_until on sessions (until);

create table runs (
    number bigint generated always as identity primary key,
    began bigint not null,
    wall bigint not null,
    last_beat bigint not null
);
