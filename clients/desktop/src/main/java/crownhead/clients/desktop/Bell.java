package crownhead.clients.desktop;

import java.awt.Toolkit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** Sounds when time is short. */
@FunctionalInterface
public interface Bell {
    /** Rings, on a thread that may wait. */
    void ring();

    /** Two short tones; where nothing plays them, what the system has. */
    static Bell usual() {
        return () -> {
            try {
                play();
            } catch (LineUnavailableException | IllegalArgumentException e) {
                Toolkit.getDefaultToolkit().beep();
            }
        };
    }

    private static void play() throws LineUnavailableException {
        AudioFormat format = new AudioFormat(22_050, 8, 1, true, false);
        try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
            line.open(format);
            line.start();
            for (int pitch : new int[] {880, 660}) {
                byte[] tone = tone(pitch, (int) format.getSampleRate() / 5, format);
                line.write(tone, 0, tone.length);
            }
            line.drain();
        }
    }

    private static byte[] tone(int pitch, int samples, AudioFormat format) {
        byte[] tone = new byte[samples];
        for (int i = 0; i < samples; i++) {
            double fading = 1 - (double) i / samples;
            double wave = Math.sin(2 * Math.PI * pitch * i / format.getSampleRate());
            tone[i] = (byte) (wave * fading * 60);
        }
        return tone;
    }
}
