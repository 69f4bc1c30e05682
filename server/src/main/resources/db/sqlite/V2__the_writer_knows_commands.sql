-- A command is carried out once at a table. Nobody else writes here, so the writer knows that by
-- itself, and need not keep an index of all commands.
drop index log_command;
