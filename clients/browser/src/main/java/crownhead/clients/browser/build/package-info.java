/** What the compiler to JavaScript is told; nothing here runs in a browser. */
@NullMarked
package crownhead.clients.browser.build;

import org.jspecify.annotations.NullMarked;
