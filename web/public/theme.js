// Runs before the first paint, so that nobody sees the theme that they did not choose.
try {
  var theme = JSON.parse(localStorage.getItem("overworld-settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
