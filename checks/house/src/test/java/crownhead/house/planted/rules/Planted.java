package crownhead.house.planted.rules;

import crownhead.house.planted.server.DoorHelper;
import java.util.List;
import java.util.function.Function;
import java.util.logging.Logger;

/** One class for each thing that the rules must not do. */
final class Planted {
    private Planted() {}

    record SeesTheServer(DoorHelper door) {}

    static final class Streams {
        static long count(List<String> words) {
            return words.stream().count();
        }
    }

    static final class Threads {
        static Thread current() {
            return Thread.currentThread();
        }
    }

    static final class Locks {
        static synchronized int one() {
            return 1;
        }
    }

    static final class Reflects {
        static Class<?> find(String name) throws ClassNotFoundException {
            return Class.forName(name);
        }
    }

    static final class Formats {
        static String number(int n) {
            return String.format("%d", n);
        }
    }

    static final class FormatsByReference {
        static Function<Object[], String> format() {
            return "%s"::formatted;
        }
    }

    static final class Matches {
        static boolean isNumber(String text) {
            return text.matches("[0-9]+");
        }
    }

    static final class Prints {
        static void hello() {
            System.out.println("hello");
        }
    }

    static final class PrintsAStackTrace {
        static void trace(Exception e) {
            e.printStackTrace();
        }
    }

    static final class Logs {
        static void hello() {
            Logger.getGlobal().info("hello");
        }
    }

    static final class OpensAWindow {
        static java.awt.Point corner() {
            return new java.awt.Point();
        }
    }
}
