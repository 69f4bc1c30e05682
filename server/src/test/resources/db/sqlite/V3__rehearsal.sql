-- A step that no release has: tests take it to see how the next one will be.
create table rehearsal (id integer primary key);
