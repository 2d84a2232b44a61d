// SPDX-License-Identifier: Apache-2.0

/// The style and the program of a report's page.
enum ReportPage {
    static let style = #"""

        :root { color-scheme: light dark; --line: #8885; --bad: #c62828; --good: #2e7d32; }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
        h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
        h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
        .summary { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-bottom: 1rem; }
        .summary b { display: block; font-size: 1.4rem; }
        .failed { color: var(--bad); } .passed { color: var(--good); }
        .controls { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: .5rem 0; }
        details { border: 1px solid var(--line); border-radius: 6px; margin: .35rem 0; }
        summary { cursor: pointer; padding: .35rem .75rem; display: flex; gap: .75rem; }
        summary .name { flex: 1; overflow-wrap: anywhere; }
        details > div { padding: 0 .75rem .75rem; }
        pre { background: #8881; padding: .6rem; overflow: auto; white-space: pre-wrap; margin: .4rem 0; }
        .views { overflow: auto; max-height: 80vh; border: 1px solid var(--line); }
        .stack { position: relative; transform-origin: 0 0; }
        .stack canvas { position: absolute; left: 0; top: 0; image-rendering: pixelated; }
        .figures { margin: .4rem 0; padding-left: 1.2rem; }
        table { border-collapse: collapse; width: 100%; }
        td, th { text-align: left; padding: .15rem .6rem; border-bottom: 1px solid var(--line); }
        td:last-child, th:last-child { text-align: right; white-space: nowrap; }

        """#

    static let script = #"""

        "use strict";
        const report = JSON.parse(document.getElementById("results").textContent);

        function element(tag, attributes, ...children) {
          const node = document.createElement(tag);
          for (const [key, value] of Object.entries(attributes || {})) {
            if (key in node && key !== "list") node[key] = value; else node.setAttribute(key, value);
          }
          for (const child of children) if (child !== null && child !== undefined) node.append(child);
          return node;
        }

        const seconds = (value) => value.toFixed(value < 10 ? 2 : 1) + " s";

        function loaded(base64) {
          return new Promise((resolve) => {
            if (!base64) return resolve(null);
            const image = new Image();
            image.onload = () => resolve(image);
            image.onerror = () => resolve(null);
            image.src = "data:image/png;base64," + base64;
          });
        }

        function canvasOf(width, height, image) {
          const canvas = element("canvas", { width, height });
          if (image) canvas.getContext("2d").drawImage(image, 0, 0);
          return canvas;
        }

        // Where two pictures differ, and by how much.
        function compare(first, second) {
          const width = first.width, height = first.height;
          const a = first.getContext("2d").getImageData(0, 0, width, height).data;
          const b = second.getContext("2d").getImageData(0, 0, width, height).data;
          const canvas = element("canvas", { width, height });
          const context = canvas.getContext("2d");
          const result = context.createImageData(width, height);
          let count = 0, largest = 0, sum = 0;
          let left = width, top = height, right = -1, bottom = -1;
          for (let at = 0; at < a.length; at += 4) {
            let most = 0;
            for (let part = 0; part < 4; part += 1) {
              const distance = Math.abs(a[at + part] - b[at + part]);
              sum += distance;
              if (distance > most) most = distance;
            }
            if (most > 0) {
              const x = (at / 4) % width, y = Math.floor(at / 4 / width);
              left = Math.min(left, x); right = Math.max(right, x);
              top = Math.min(top, y); bottom = Math.max(bottom, y);
              count += 1;
              largest = Math.max(largest, most);
            }
            // What is the same is shown pale, what differs in red, the stronger the farther apart.
            const gray = 0.85 * 255 + 0.15 * (a[at] * 0.3 + a[at + 1] * 0.6 + a[at + 2] * 0.1);
            const share = most === 0 ? 0 : 0.35 + 0.65 * most / 255;
            result.data[at] = gray * (1 - share) + 220 * share;
            result.data[at + 1] = gray * (1 - share);
            result.data[at + 2] = gray * (1 - share);
            result.data[at + 3] = 255;
          }
          context.putImageData(result, 0, 0);
          return { canvas, count, largest, mean: sum / Math.max(1, a.length), area: width * height,
                   box: count ? [left, top, right - left + 1, bottom - top + 1] : null };
        }

        async function fill(place, picture) {
          const [expected, actual, given] = await Promise.all(
            [picture.expected, picture.actual, picture.difference].map(loaded));
          const present = [expected, actual, given].filter(Boolean);
          if (present.length === 0) {
            place.append(element("p", {}, "The pictures cannot be read."));
            return;
          }
          const width = Math.max(...present.map((image) => image.naturalWidth));
          const height = Math.max(...present.map((image) => image.naturalHeight));
          const size = (image) => image.naturalWidth + " × " + image.naturalHeight + " pixels";
          const figures = element("ul", { className: "figures" });
          const say = (text) => figures.append(element("li", {}, text));
          const layers = {};
          if (expected) { layers.expected = canvasOf(width, height, expected); say("expected: " + size(expected)); }
          if (actual) { layers.actual = canvasOf(width, height, actual); say("actual: " + size(actual)); }
          if (expected && actual) {
            const found = compare(layers.expected, layers.actual);
            layers.difference = found.canvas;
            const share = (found.count * 100 / found.area).toFixed(found.count * 1000 < found.area ? 4 : 2);
            say(found.count + " of " + found.area + " pixels differ (" + share + " %), "
              + "by at most " + found.largest + " of 255, " + found.mean.toFixed(3) + " in the mean");
            if (found.box) say("they lie in " + found.box[2] + " × " + found.box[3]
              + " pixels from (" + found.box[0] + ", " + found.box[1] + ")");
            place.dataset.differing = found.count;
          } else if (given) {
            layers.difference = canvasOf(width, height, given);
          }
          for (const line of picture.figures || []) say(line);

          const stack = element("div", { className: "stack" });
          for (const [name, canvas] of Object.entries(layers)) {
            canvas.dataset.layer = name;
            stack.append(canvas);
          }
          const modes = Object.keys(layers).concat(layers.expected && layers.actual ? ["slider"] : []);
          const mode = element("select", { className: "mode", ariaLabel: "view" },
            ...modes.map((name) => element("option", { value: name }, name)));
          const zoom = element("select", { className: "zoom", ariaLabel: "zoom" },
            ...["fit", "1", "2", "4", "8", "16"].map((value) =>
              element("option", { value }, value === "fit" ? "fit" : value + " ×")));
          const slider = element("input",
            { type: "range", min: 0, max: 100, value: 50, className: "slider", ariaLabel: "slider" });
          const views = element("div", { className: "views" }, stack);

          function show() {
            const room = views.clientWidth || width;
            const scale = zoom.value === "fit" ? Math.min(1, room / width) : Number(zoom.value);
            stack.style.width = width * scale + "px";
            stack.style.height = height * scale + "px";
            slider.hidden = mode.value !== "slider";
            for (const canvas of stack.children) {
              const name = canvas.dataset.layer;
              const isSlid = mode.value === "slider" && name !== "difference";
              canvas.hidden = !(isSlid || name === mode.value);
              canvas.style.display = canvas.hidden ? "none" : "block";
              canvas.style.width = width * scale + "px";
              canvas.style.height = height * scale + "px";
              // On the left of the slider is what was expected, on the right what came.
              canvas.style.clipPath = isSlid
                ? name === "expected"
                  ? "inset(0 " + (100 - slider.value) + "% 0 0)" : "inset(0 0 0 " + slider.value + "%)"
                : "";
            }
          }
          for (const control of [mode, zoom]) control.addEventListener("change", show);
          slider.addEventListener("input", show);
          mode.value = modes.includes("slider") ? "slider" : modes[modes.length - 1];
          place.append(element("h4", {}, picture.name), figures,
            element("div", { className: "controls" }, mode, zoom, slider), views);
          show();
        }

        function failureNode(failure) {
          const place = failure.file ? failure.file + ":" + failure.line + "\n" : "";
          const kind = failure.kind === "assertion" ? "" : "[" + failure.kind + "] ";
          const frames = (failure.frames || []).map((frame) => "\n    in " + frame).join("");
          const node = element("div", { className: "failure" },
            element("pre", {}, place + kind + failure.message + frames));
          node.pictures = (failure.pictures || []).map((picture) => {
            const box = element("div", { className: "picture" });
            node.append(box);
            return [box, picture];
          });
          return node;
        }

        function testNode(name, note, failures) {
          const nodes = failures.map(failureNode);
          const details = element("details", { className: "test" },
            element("summary", {}, element("span", { className: "name failed" }, name),
              element("span", {}, note)),
            element("div", {}, ...nodes));
          // Pictures are read when they are first looked at.
          details.addEventListener("toggle", () => {
            for (const node of nodes) {
              for (const [box, picture] of node.pictures.splice(0)) fill(box, picture);
            }
          });
          return details;
        }

        function runNode(run) {
          const count = (outcome) => run.tests.filter((test) => test.outcome === outcome).length;
          const labels = [run.device, run.shard && "shard " + run.shard,
            run.seed !== undefined && "seed " + run.seed].filter(Boolean);
          const node = element("section", { className: "run" });
          if (labels.length) node.append(element("h2", {}, labels.join(", ")));
          const cell = (value, name, className) =>
            element("div", { className: className || "" }, element("b", {}, String(value)), name);
          const leftOut = run.leftOut || [], strays = run.strays || [];
          node.append(element("div", { className: "summary" },
            cell(run.tests.length, "tests"), cell(count("passed"), "passed", "passed"),
            cell(count("failed") + strays.length, "failed", "failed"), cell(count("skipped"), "skipped"),
            cell(leftOut.length, "left out"), cell(seconds(run.seconds), "together")));
          if (strays.length) node.append(testNode("outside of tests", "", strays));
          for (const test of run.tests.filter((test) => test.outcome === "failed")) {
            node.append(testNode(test.name, seconds(test.seconds), test.failures || []));
          }
          if (leftOut.length) {
            const list = element("ul");
            for (const part of leftOut) {
              const place = part.file ? part.file + ":" + part.line + ": " : "";
              list.append(element("li", { className: part.isFailure ? "failed" : "" },
                place + part.name + ": " + part.reason));
            }
            node.append(element("h2", {}, "Left out"), list);
          }

          const search = element("input", { type: "search", placeholder: "name", ariaLabel: "name" });
          const order = element("select", { ariaLabel: "order" },
            element("option", { value: "time" }, "slowest first"),
            element("option", { value: "name" }, "by name"));
          const body = element("tbody");
          function list() {
            const tests = run.tests.filter((test) =>
              test.name.toLowerCase().includes(search.value.toLowerCase()));
            tests.sort((a, b) => order.value === "time" ? b.seconds - a.seconds
              : a.name < b.name ? -1 : 1);
            body.replaceChildren(...tests.map((test) => element("tr", {},
              element("td", {}, test.name), element("td", { className: test.outcome }, test.outcome),
              element("td", {}, seconds(test.seconds)))));
          }
          search.addEventListener("input", list);
          order.addEventListener("change", list);
          list();
          node.append(element("h2", {}, "All tests"),
            element("div", { className: "controls" }, search, order),
            element("table", {}, element("thead", {}, element("tr", {}, element("th", {}, "test"),
              element("th", {}, "result"), element("th", {}, "time"))), body));
          return node;
        }

        const main = document.getElementById("report");
        main.append(element("h1", {}, report.title), ...report.runs.map(runNode));
        const first = main.querySelector("details");
        if (first) first.open = true;

        """#
}
