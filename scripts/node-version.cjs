// Loaded before the scripts beside this file, and written so that any Node can read it: an old one would only say that it does not know ".ts".
var OLDEST = [22, 22];
var version = process.versions.node.split(".").map(Number);

if (version[0] < OLDEST[0] || (version[0] === OLDEST[0] && version[1] < OLDEST[1])) {
  console.error(
    "Node.js " +
      OLDEST.join(".") +
      " or newer is needed, and this is " +
      process.versions.node +
      ". `npm ci` brings one along on Linux, " +
      "Windows and macOS on Intel; elsewhere install it from https://nodejs.org.",
  );
  process.exit(1);
}
