package crownhead.house;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads an XML file from its first element to its last, without document types or outside entities.
 */
final class XmlFile {
    interface Visitor {
        void element(XMLStreamReader xml) throws XMLStreamException;
    }

    private XmlFile() {}

    /**
     * Shows every start of an element to the visitor. A file that is cut short or broken is a
     * failure.
     */
    static void read(Path file, Visitor visitor) {
        try (InputStream in = Files.newInputStream(file)) {
            XMLStreamReader xml = factory().createXMLStreamReader(in);
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamReader.START_ELEMENT) {
                    visitor.element(xml);
                }
            }
        } catch (XMLStreamException e) {
            throw new UncheckedIOException(
                    "Cut short or broken: " + file + ": " + e.getMessage(), new IOException(e));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }
}
