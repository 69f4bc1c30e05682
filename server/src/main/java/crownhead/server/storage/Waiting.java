package crownhead.server.storage;

import crownhead.play.StoreFailure;

/** Somebody who wants to know when what they wrote is on the disk. */
interface Waiting<T> {
    /** This is the answer as soon as the transaction stands. */
    void settle(T value);

    /** The transaction stands. */
    void deliver();

    /** This write alone went wrong: it is not stored, whatever becomes of the others. */
    void refuse(Exception why);

    /** Nobody knows whether it is stored. */
    void fail(StoreFailure failure);
}
