/** Hands a text to the person as a file. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, and needs the address no more.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
