package crownhead.bench.reliability;

import java.nio.ByteBuffer;

/** One thing that a house did, of those that matter when the power goes. */
sealed interface Step {
    /** Changes a file; it is sure to be on the disk only after a sync. */
    sealed interface Change extends Step {
        String file();
    }

    record Write(String file, long offset, ByteBuffer bytes) implements Change {}

    record Truncate(String file, long length) implements Change {}

    record Remove(String file) implements Step {}

    /** Asks for all that is written so far to be brought to the disk. */
    record BeginSync(String thread, String file) implements Step {}

    /** Now it is there. */
    record EndSync(String thread, String file) implements Step {}

    /** A client is told how a table stands: everything up to this version is acknowledged. */
    record Tell(String table, long version) implements Step {}
}
