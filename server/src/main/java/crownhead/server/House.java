package crownhead.server;

import crownhead.play.StoreFailure;
import crownhead.play.TableStore;
import crownhead.play.Tables;
import crownhead.play.computer.Computers;
import crownhead.play.computer.Mind;
import crownhead.play.computer.Referee;
import crownhead.play.computer.Thinkers;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.Presence;
import crownhead.play.lobby.Sweep;
import crownhead.play.player.ComputerPlayers;
import crownhead.play.player.People;
import crownhead.play.player.Secrets;
import crownhead.play.time.HouseTime;
import crownhead.server.meter.Meters;
import crownhead.server.security.Argon2Passwords;
import crownhead.server.security.Argon2Settings;
import crownhead.server.security.LookAlikes;
import crownhead.server.security.RateLimits;
import crownhead.server.security.Tickets;
import crownhead.server.session.PatientAnswers;
import crownhead.server.session.Together;
import crownhead.server.show.GameLines;
import crownhead.server.show.NameBook;
import crownhead.server.storage.CannotOpen;
import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.Storage;
import crownhead.server.storage.StorageListener;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is behind the doors: the people, their games, and where it is all kept. */
record House(
        Storage storage,
        HouseTime time,
        Tables tables,
        People people,
        Presence presence,
        Attendance attendance,
        Lobby lobby,
        Sweep sweep,
        Secrets secrets,
        Argon2Passwords passwords,
        NameBook names,
        GameLines lines,
        Tickets tickets,
        RateLimits rates,
        Thinkers thinkers,
        Computers computers,
        Mind mind,
        PatientAnswers answers)
        implements AutoCloseable {
    static final InstantSource WALL = InstantSource.system();
    private static final Logger LOG = LoggerFactory.getLogger(House.class);

    /** {@code ledger} may stand between the tables and what is stored of them. */
    static House open(
            DatabaseAddress address, Meters meters, UnaryOperator<TableStore> ledger, Mind mind)
            throws CannotOpen, StoreFailure {
        PatientAnswers answers = new PatientAnswers();
        Storage storage = Storage.open(address, listener(meters, answers));
        try {
            return of(storage, meters, ledger.apply(storage), answers, mind);
        } catch (StoreFailure | RuntimeException e) {
            storage.close();
            answers.close();
            throw e;
        }
    }

    private static StorageListener listener(Meters meters, PatientAnswers answers) {
        return new StorageListener() {
            @Override
            public void committed(int writes, long nanos) {
                meters.timeCommit(Duration.ofNanos(nanos));
                answers.stored(writes);
            }

            @Override
            public void tell(Runnable callers) {
                Together.say(callers);
            }

            @Override
            public void failed(int writes) {
                meters.countFailures(writes);
            }
        };
    }

    private static House of(
            Storage storage, Meters meters, TableStore ledger, PatientAnswers answers, Mind mind)
            throws StoreFailure {
        HouseTime time = HouseTime.await(storage, WALL, System::nanoTime);
        Tables tables = new Tables(new MovesCounted(ledger, meters), time);
        Secrets secrets = Secrets.unpredictable();
        Argon2Passwords passwords = new Argon2Passwords(Argon2Settings.STANDARD);
        LookAlikes looks = new LookAlikes();
        ComputerPlayers.settle(storage, looks, WALL.instant());
        People people =
                new People(new People.Ports(storage, storage, passwords, looks), secrets, WALL);
        Presence presence = new Presence(time);
        Attendance attendance = new Attendance(tables, time);
        Lobby.Needs needs =
                new Lobby.Needs(
                        tables, storage, people, storage, presence, attendance, secrets, time);
        Lobby lobby = new Lobby(needs);
        Sweep sweep = new Sweep(lobby, needs);
        sweep.begin();
        NameBook names = new NameBook(storage);
        Thinkers thinkers = new Thinkers(Runtime.getRuntime().availableProcessors(), House::note);
        Computers computers = new Computers(lobby, needs, thinkers, mind);
        Referee.watch(lobby, tables, thinkers, mind);
        return new House(
                storage,
                time,
                tables,
                people,
                presence,
                attendance,
                lobby,
                sweep,
                secrets,
                passwords,
                names,
                new GameLines(names, tables),
                new Tickets(time),
                new RateLimits(),
                thinkers,
                computers,
                mind,
                answers);
    }

    private static void note(RuntimeException mistake) {
        LOG.error("A computer has made a mistake that is not on the board", mistake);
    }

    @Override
    public void close() {
        thinkers.close();
        passwords.close();
        storage.close();
        answers.close();
    }
}
