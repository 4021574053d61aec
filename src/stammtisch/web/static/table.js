// The table page: shows what the server sends, sends what is clicked. It knows no rules.
const root = document.getElementById("table");
const $ = (id) => document.getElementById(id);
let version = 0;
let next = 1;
let socket;

function send(message) {
  socket.send(JSON.stringify({ ...message, id: next++ }));
}

function show(update) {
  version = update.version;
  $("prompt").textContent = update.prompt;
  $("board").innerHTML = update.board;
  $("choices").replaceChildren(...update.choices.map((choice) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = choice.words;
    button.dataset.choice = choice.choice;
    button.onclick = () => send({ type: "choose", version, choice: choice.choice });
    return button;
  }));
  $("undo").disabled = !update.undo.possible;
  $("undo").title = update.undo.why ?? "";
  const log = $("log");
  while (log.children.length > update.log_from) log.lastChild.remove();
  for (const entry of update.log) {
    const line = document.createElement("li");
    line.textContent = entry.lines.join(" ");
    log.append(line);
  }
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${root.dataset.table}/live`);
  socket.onopen = () => send({ type: "hello", version: null });
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "update") show(message);
    if (message.type === "refused" || message.type === "error") $("notice").textContent = message.text;
  };
  socket.onclose = () => setTimeout(connect, 1000);
}

$("undo").onclick = () => send({ type: "undo", version });
connect();
