package crownhead.bench.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/** Where a server was found working whenever one more span of its processor time was over. */
public record Profile(Map<Part, Integer> samples) {
    /** A sample for equal spans of processor time, native code counted too; Linux has it. */
    static final String EVENT = "jdk.CPUTimeSample";

    static final String RATE = "1ms";

    public Profile {
        samples = Map.copyOf(samples);
    }

    /** What was recorded in the last time before the end: before that, the server warms up. */
    public static Profile read(Path recording, Duration last) throws IOException {
        List<RecordedEvent> events =
                RecordingFile.readAllEvents(recording).stream()
                        .filter(event -> event.getEventType().getName().equals(EVENT))
                        .toList();
        Instant end =
                events.stream()
                        .map(RecordedEvent::getStartTime)
                        .max(Instant::compareTo)
                        .orElse(Instant.EPOCH);
        Map<Part, Integer> samples = new EnumMap<>(Part.class);
        events.stream()
                .filter(event -> event.getStartTime().isAfter(end.minus(last)))
                .forEach(event -> samples.merge(part(event), 1, Integer::sum));
        return new Profile(samples);
    }

    /** The innermost method that begins a part says it. */
    private static Part part(RecordedEvent event) {
        return Optional.ofNullable(event.getStackTrace())
                .map(RecordedStackTrace::getFrames)
                .orElse(List.of())
                .stream()
                .map(RecordedFrame::getMethod)
                .map(Profile::name)
                .flatMap(method -> Part.of(method).stream())
                .findFirst()
                .orElse(Part.REST);
    }

    private static String name(RecordedMethod method) {
        return method.getType().getName() + "." + method.getName();
    }

    public List<Part> dearestFirst() {
        return samples.keySet().stream()
                .sorted(Comparator.comparingDouble(this::percent).reversed())
                .toList();
    }

    public int total() {
        return samples.values().stream().mapToInt(Integer::intValue).sum();
    }

    public double percent(Part part) {
        return 100.0 * samples.getOrDefault(part, 0) / total();
    }
}
