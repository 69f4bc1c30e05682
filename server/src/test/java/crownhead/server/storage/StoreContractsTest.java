package crownhead.server.storage;

import crownhead.play.TableStore;
import crownhead.play.contract.GameStoreContract;
import crownhead.play.contract.PlayerStoreContract;
import crownhead.play.contract.RunStoreContract;
import crownhead.play.contract.SessionStoreContract;
import crownhead.play.contract.TableStoreContract;
import crownhead.play.lobby.GameStore;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.SessionStore;
import crownhead.play.time.RunStore;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Both databases keep what every store promises. */
@ParameterizedClass
@EnumSource(Database.class)
class StoreContractsTest {
    private final Database database;
    @TempDir Path folder;
    private Storage storage;

    StoreContractsTest(Database database) {
        this.database = database;
    }

    @BeforeEach
    void open() throws Exception {
        storage = Storage.open(database.fresh(folder));
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Nested
    class OfTables extends TableStoreContract {
        @Override
        protected TableStore store() {
            return storage;
        }
    }

    @Nested
    class OfGames extends GameStoreContract {
        @Override
        protected GameStore store() {
            return storage;
        }

        @Override
        protected TableStore log() {
            return storage;
        }
    }

    @Nested
    class OfPlayers extends PlayerStoreContract {
        @Override
        protected PlayerStore store() {
            return storage;
        }
    }

    @Nested
    class OfSessions extends SessionStoreContract {
        @Override
        protected SessionStore store() {
            return storage;
        }

        @Override
        protected PlayerStore players() {
            return storage;
        }
    }

    @Nested
    class OfRuns extends RunStoreContract {
        @Override
        protected RunStore store() {
            return storage;
        }
    }
}
