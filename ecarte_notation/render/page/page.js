"use strict";
// Fills the board from the moments of the page and walks through them. What is said of a moment is
// copied from the report, so that the two cannot differ.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const { moments } = data;
  if (!moments.length) return;
  const SVG = "http://www.w3.org/2000/svg";
  const at = new Map(moments.map((one, index) => [one.id, index]));
  const byId = (id) => document.getElementById(id);
  const seats = [...document.querySelectorAll("#board .seat")];
  const middle = document.querySelector("#board .middle");
  const wide = window.matchMedia("(min-width: 62rem)");
  let now = 0;

  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function drawn(name, attributes, text = "") {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  }

  function spoken(card) {
    const [rank, suit] = card;
    if (rank === "x" && suit === "x") return data.unknown;
    return (data.ranks[rank] ?? "?") + (data.signs[suit] ?? "?");
  }

  // "stock: 18"; the sentence comes with a # where the number goes.
  function counted(word, count) {
    return data.words[word].replace("#", count);
  }

  // A card is its two letters, "x" for what is not known, "!" behind it if a finding points at it.
  function picture(card, won = false) {
    const [rank, suit, mark] = card;
    const back = rank === "x" && suit === "x";
    const kinds = ["card", back ? "back" : "face"];
    if ("HD".includes(suit)) kinds.push("red");
    if (won) kinds.push("won");
    if (mark) kinds.push("marked");
    const label = spoken(card) + (mark ? " !" : "");
    const svg = drawn("svg", { viewBox: "0 0 50 70", class: kinds.join(" "), role: "img", "aria-label": label });
    svg.append(drawn("rect", { x: 2, y: 2, width: 46, height: 66, rx: 6 }));
    if (back) {
      svg.append(drawn("path", { d: "M10 10L40 60M40 10L10 60M25 6V64M6 35H44", class: "weave" }));
    } else {
      svg.append(drawn("text", { x: 25, y: 31, "text-anchor": "middle" }, data.ranks[rank] ?? "?"));
      svg.append(drawn("text", { x: 25, y: 58, "text-anchor": "middle" }, data.signs[suit] ?? "?"));
    }
    if (mark) {
      svg.append(drawn("circle", { cx: 40, cy: 10, r: 9, class: "flag" }));
      svg.append(drawn("text", { x: 40, y: 15, "text-anchor": "middle", class: "flag-sign" }, "!"));
    }
    return svg;
  }

  function seat(place, one) {
    const name = element("span", { class: "name" }, one.names[place]);
    const facts = `${one.roles[place]} · ${counted("tricks", one.tricks[place])}`;
    const hand = element("div", { class: "hand", role: "group", "aria-label": one.names[place] });
    hand.append(...one.hands[place].map((card) => picture(card)));
    seats[place].replaceChildren(element("p", {}, name, ` ${facts}`), hand);
  }

  function table(one) {
    const stock = element("figure", {}, picture("xx"));
    stock.append(element("figcaption", {}, counted("stock", one.stock)));
    stock.firstChild.setAttribute("aria-hidden", "true");
    const turned = element("figure", {}, picture(one.turn));
    turned.append(element("figcaption", {}, data.turn));
    const trick = element("div", { class: "trick" });
    for (const [place, card] of one.table) {
      const won = one.winner !== null && one.winner === place;
      const figure = element("figure", { class: ["above", "below"][place] ?? "" }, picture(card, won));
      figure.append(element("figcaption", {}, one.names[place] ?? "?"));
      trick.append(figure);
    }
    middle.replaceChildren(stock, turned, trick);
  }

  function caption(one) {
    const said = byId(one.id).cloneNode(true);
    byId("caption").replaceChildren(...said.childNodes);
  }

  function option(index) {
    let found = "";
    const known = new Map([...byId("jump").options].map((one) => [one.value, one]));
    for (let place = index; place >= 0 && !found; place -= 1) {
      if (known.has(moments[place].id)) found = moments[place].id;
    }
    return found;
  }

  // On a narrow screen the board is not beside the text: whoever jumps is brought to it.
  function bring(line, jumped) {
    if (wide.matches) line.scrollIntoView({ block: "nearest" });
    else if (jumped) byId("board").scrollIntoView();
  }

  function show(index, { address = true, jumped = false } = {}) {
    now = Math.min(Math.max(index, 0), moments.length - 1);
    const one = moments[now];
    byId("score").textContent = one.score;
    [0, 1].forEach((place) => seat(place, one));
    table(one);
    caption(one);
    byId("step").textContent = `${now + 1} / ${moments.length}`;
    byId("jump").value = option(now);
    for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", now === 0);
    for (const id of ["forward", "last"]) {
      byId(id).setAttribute("aria-disabled", now === moments.length - 1);
    }
    document.querySelector("li[aria-current]")?.removeAttribute("aria-current");
    const line = byId(one.id);
    line.setAttribute("aria-current", "step");
    bring(line, jumped);
    if (address) history.replaceState(null, "", `#${encodeURIComponent(one.id)}`);
  }

  // A link may name a moment, or a deal: then its first moment.
  function linked() {
    const id = decodeURIComponent(location.hash.slice(1));
    if (at.has(id)) return at.get(id);
    const first = id && byId(id)?.querySelector("li[id]");
    return first && at.has(first.id) ? at.get(first.id) : -1;
  }

  function follow() {
    const found = linked();
    if (found >= 0) show(found, { address: false, jumped: true });
  }

  byId("first").addEventListener("click", () => show(0));
  byId("back").addEventListener("click", () => show(now - 1));
  byId("forward").addEventListener("click", () => show(now + 1));
  byId("last").addEventListener("click", () => show(moments.length - 1));
  byId("jump").addEventListener("change", (event) => show(at.get(event.target.value)));
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("select, input, textarea")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(now + step);
  });
  byId("report").addEventListener("click", (event) => {
    const line = event.target.closest("li[id]");
    if (line && !event.target.closest("a, summary")) show(at.get(line.id), { jumped: true });
  });
  window.addEventListener("hashchange", follow);

  byId("board").hidden = false;
  document.body.classList.add("live");
  const first = linked();
  show(Math.max(first, 0), { address: false, jumped: first >= 0 });
})();
