import type { PipeListener, Pipe, World } from './connection';
import { ticket } from './api';

/** The world as a browser gives it. */
export const browser: World = {
  open(listener: PipeListener): Pipe {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/v1/socket`);
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') listener.heard(event.data);
    };
    socket.onclose = () => listener.closed();
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        socket.onclose = null;
        socket.close();
      },
    };
  },
  ticket,
  now: () => Date.now(),
  random: () => Math.random(),
  after(millis, call) {
    const timer = setTimeout(call, millis);
    return () => clearTimeout(timer);
  },
};
