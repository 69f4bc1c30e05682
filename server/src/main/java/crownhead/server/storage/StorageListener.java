package crownhead.server.storage;

/** Hears what the one writer does. */
public interface StorageListener {
    StorageListener DEAF =
            new StorageListener() {
                @Override
                public void committed(int writes, long nanos) {}

                @Override
                public void failed(int writes) {}
            };

    /**
     * So many writes are on the disk, and this is how long their transaction took. The writer waits
     * for this.
     */
    void committed(int writes, long nanos);

    /** Nobody knows what became of so many writes: their callers were told so. */
    void failed(int writes);

    /** Has everyone called who is to be told that one transaction is stored. */
    default void tell(Runnable callers) {
        callers.run();
    }
}
