package crownhead.play.player;

/** Makes of a password what may be stored, slowly, so that guessing is slow as well. */
public interface Passwords {
    /** A hash with its own salt and settings in it. */
    String hash(String password) throws TooBusy;

    boolean matches(String password, String hash) throws TooBusy;

    /** Whether a hash was made with other settings than new ones are. */
    boolean isOld(String hash);

    /** A hash that no password has, and that takes as long to compare as any. */
    String decoy();

    /** So many passwords are being looked at that this one must come again later. */
    final class TooBusy extends Exception {
        private static final long serialVersionUID = 1L;

        public TooBusy() {
            super("Too many passwords at once");
        }
    }
}
