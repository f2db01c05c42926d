/** Download a file that this page has made. */
export function save(name: string, type: string, content: BlobPart): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser starts the download later, so the URL must live on for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
