import type { InformationEvent, ServerResponse } from "node:http";
import { endToEndHeaders } from "./end-to-end-headers.ts";

/** Sends an interim answer (100, 102, 103 …) on as it came. */
export function passInformation(info: InformationEvent, response: ServerResponse): void {
  const { socket } = response;
  if (response.headersSent || socket === null || !socket.writable) return;
  const headers = endToEndHeaders(info.rawHeaders);
  let head = `HTTP/1.1 ${info.statusCode} ${info.statusMessage}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  socket.write(`${head}\r\n`, "latin1");
}
