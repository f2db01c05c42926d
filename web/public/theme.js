// Runs before the first paint, so that the wrong theme never flashes.
try {
  var theme = JSON.parse(localStorage.getItem("overworld-settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the theme of the system applies.
}
