// Shows the command that joins the game which the address names. The key never leaves the browser.
const command = document.getElementById('command');
const key = decodeURIComponent(location.hash.slice(1));
const table = location.pathname.startsWith('/game/') ? location.pathname.slice(6) : '';
if (/^[0-9A-Za-z -]{13,20}$/.test(key)) {
  command.textContent = `curl --json '{"name":"Ann","key":"${key}"}' ${command.dataset.house}/api/v1/games/join`;
} else if (/^[0-9a-z]{1,32}$/.test(table)) {
  command.textContent = `curl ${command.dataset.house}/api/v1/games/${table}`;
}
