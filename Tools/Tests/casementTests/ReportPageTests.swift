// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// A report in a browser without a window, which `CASEMENT_BROWSER` names (`make test-browser`).
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["CASEMENT_BROWSER"] != nil,
        "needs Chromium; make test-browser runs it"
    )
)
struct ReportPageTests {
    /// How a layer of a comparison is shown.
    private struct Layer: Decodable, Equatable {
        var hidden: Bool
        var clip: String
        var width: Double
    }

    /// What a person sees on the page, before and after each of the controls is used.
    private struct Seen: Decodable {
        var heading: String
        var failed: [String]
        var message: String
        var modes: [String]
        var figures: [String]
        var first: [String: Layer]
        var slid: [String: Layer]
        var zoomed: [String: Layer]
        var difference: [String: Layer]
        var red: [Int]
        var rows: [String]
        var found: [String]
        var errors: [String]
    }

    /// Uses the page's controls and writes down what is there.
    private static let person = """
        <script>
        (async () => {
          const seen = { errors: [] };
          addEventListener("error", (event) => seen.errors.push(event.message));
          const one = (name) => document.querySelector(name);
          const texts = (name) => [...document.querySelectorAll(name)].map((node) => node.textContent);
          while (!one(".picture .mode")) await new Promise((resolve) => setTimeout(resolve, 10));
          const layers = () => Object.fromEntries(
            [...document.querySelectorAll(".stack canvas")].map((canvas) => [canvas.dataset.layer, {
              hidden: getComputedStyle(canvas).display === "none",
              clip: canvas.style.clipPath, width: canvas.getBoundingClientRect().width }]));
          const use = (name, value, event) => {
            one(name).value = value;
            one(name).dispatchEvent(new Event(event));
            return layers();
          };
          seen.heading = one("h1").textContent;
          seen.failed = texts("summary .name");
          seen.message = one(".failure pre").textContent;
          seen.modes = [...one(".mode").options].map((option) => option.value);
          seen.figures = texts(".figures li");
          seen.first = layers();
          seen.slid = use(".slider", 25, "input");
          seen.zoomed = use(".zoom", "8", "change");
          seen.difference = use(".mode", "difference", "change");
          seen.red = [...one("[data-layer=difference]").getContext("2d").getImageData(2, 1, 1, 1).data];
          seen.rows = texts("tbody tr td:first-child");
          one("input[type=search]").value = "passes";
          one("input[type=search]").dispatchEvent(new Event("input"));
          seen.found = texts("tbody tr td:first-child");
          const result = document.createElement("pre");
          result.id = "seen";
          result.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(seen))));
          document.body.append(result);
        })();
        </script>
        """

    /// A PNG of 4 by 3 grey pixels, one of which may have another colour.
    private func png(_ changed: String) throws -> String {
        let program = """
            import base64, struct, sys, zlib
            def chunk(kind, data):
                whole = kind + data
                return struct.pack('>I', len(data)) + whole + struct.pack('>I', zlib.crc32(whole))
            rows = [[(128, 128, 128)] * 4 for _ in range(3)]
            rows[1][2] = \(changed)
            data = b''.join(b'\\0' + bytes(sum(map(list, row), [])) for row in rows)
            png = (b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 4, 3, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(data)) + chunk(b'IEND', b''))
            sys.stdout.write(base64.b64encode(png).decode())
            """
        return try #require(try Shell.output(["python3", "-c", program]))
    }

    private func look(at report: HTMLReport) throws -> Seen {
        let browser = try #require(ProcessInfo.processInfo.environment["CASEMENT_BROWSER"])
        let folder = try TemporaryFolder()
        let text = try report.text().replacing("</body>", with: Self.person + "</body>")
        let page = try folder.write(text, to: "page.html")
        let (output, errors) = try Shell.quietOutput([
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000",
            "--user-data-dir=" + folder.url.appendingPathComponent("profile").path, "--dump-dom",
            page.absoluteString,
        ])
        let document = try #require(output, "\(errors)")
        let start = try #require(document.range(of: "<pre id=\"seen\">"), "\(errors)")
        let encoded = document[start.upperBound...].prefix { $0 != "<" }
        let data = try #require(Data(base64Encoded: String(encoded)))
        return try JSONDecoder().decode(Seen.self, from: data)
    }

    @Test func aPictureThatDiffersIsComparedOnThePage() throws {
        let picture = PictureRecord(
            name: "testCard.1",
            expected: try png("(128, 128, 128)"),
            actual: try png("(128, 28, 128)"),
            figures: ["Actual image precision 0.91 is less than required 0.99"]
        )
        let message = "Snapshot <b>does</b> not match"
        var run = RunRecord(seconds: 3, tests: [])
        run.tests = [
            .init(
                name: "M.Cards/testCard",
                outcome: "failed",
                seconds: 0.5,
                failures: [
                    .init(
                        kind: .assertion,
                        message: message,
                        file: "Tests/Cards.swift",
                        line: 9,
                        pictures: [picture]
                    )
                ]
            ), .init(name: "M.Cards/testPasses", outcome: "passed", seconds: 2),
        ]
        let seen = try look(at: HTMLReport(title: "Tests of Cards", runs: [run]))
        #expect(seen.errors.isEmpty)
        #expect(seen.heading == "Tests of Cards")
        #expect(seen.failed == ["M.Cards/testCard"])
        #expect(seen.message == "Tests/Cards.swift:9\n" + message)
        #expect(seen.modes == ["expected", "actual", "difference", "slider"])
        #expect(seen.figures.contains("expected: 4 × 3 pixels"))
        #expect(
            seen.figures.contains(
                "1 of 12 pixels differ (8.33 %), by at most 100 of 255, 2.083 in the mean"
            )
        )
        #expect(seen.figures.contains("they lie in 1 × 1 pixels from (2, 1)"))
        #expect(seen.figures.last == picture.figures[0])
        #expect(seen.first["expected"]?.clip == "inset(0px 50% 0px 0px)")
        #expect(seen.first["actual"]?.clip == "inset(0px 0px 0px 50%)")
        #expect(seen.first["difference"]?.hidden == true)
        #expect(seen.first["actual"]?.width == 4)
        #expect(seen.slid["expected"]?.clip == "inset(0px 75% 0px 0px)")
        #expect(seen.slid["actual"]?.clip == "inset(0px 0px 0px 25%)")
        #expect(seen.zoomed["actual"]?.width == 32)
        #expect(seen.difference["difference"]?.hidden == false)
        #expect(seen.difference["expected"]?.hidden == true)
        #expect(seen.red.count == 4 && seen.red[0] > seen.red[1] + 80)
        #expect(seen.rows == ["M.Cards/testPasses", "M.Cards/testCard"])
        #expect(seen.found == ["M.Cards/testPasses"])
    }
}
