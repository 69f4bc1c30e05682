package crownhead.protocol.telling;

import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.UpdateText;
import java.util.Optional;

/** News for everyone at a table. What is the same for all is looked up and written once. */
public final class Announcement {
    private final News news;
    private final Views.Scene scene;
    private final UpdateText text;

    public Announcement(News news) {
        this.news = news;
        this.scene = Views.scene(news);
        this.text = new UpdateText(Views.shared(news, scene));
    }

    /** The news as a line for somebody; {@code answers} is the request that they carry out. */
    public String to(Role role, Optional<String> answers) {
        Update update = Telling.tell(news, scene, role);
        return text.to(answers.map(update::answering).orElse(update));
    }
}
