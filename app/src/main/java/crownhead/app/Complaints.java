package crownhead.app;

import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said when a command cannot be started, or does not come to its end. */
record Complaints(Console console)
        implements IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        if (args.length == 0) {
            command.usage(console.err());
            return Exit.UNCLEAR;
        }
        console.tell(String.valueOf(wrong.getMessage()));
        UnmatchedArgumentException.printSuggestions(wrong, console.err());
        console.tell("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.UNCLEAR;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult args) {
        return about(failure);
    }

    int about(Throwable failure) {
        if (failure instanceof OutputLost lost) {
            return about(lost);
        }
        console.err().println("Crownhead itself failed; this is a mistake in it. Please report:");
        failure.printStackTrace(console.err());
        console.err().flush();
        return Exit.FAULT;
    }

    private int about(OutputLost lost) {
        if (lost.isReaderGone()) {
            return Exit.READER_GONE;
        }
        console.err().println("The answer cannot be written: " + lost.why());
        console.err().flush();
        return Exit.UNCLEAR;
    }
}
