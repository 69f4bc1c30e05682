package crownhead.server.session;

/** Who receives the clients that come through a door. */
public interface Reception {
    Visit receive(Conversation conversation);
}
