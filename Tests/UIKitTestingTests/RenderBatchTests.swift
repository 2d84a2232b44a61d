// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite(.serialized)
struct RenderBatchTests {
    /// The batch of a list, with `more` in the environment.
    private func batch(_ json: String, _ more: [String: String] = [:]) throws -> RenderBatch? {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString + ".json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(json.utf8).write(to: file)
        let environment = ["CASEMENT_RENDER": "Card", "CASEMENT_RENDER_EACH": file.path]
        return try RenderBatch(environment: environment.merging(more) { $1 })
    }

    @Test func entriesTakeWhatTheyDoNotSayFromTheCommand() throws {
        let list = """
            [{"output": "/tmp/a.png"},
             {"output": "/tmp/b.pdf", "name": "Other", "size": "30x20", "scale": 2, "dark": true}]
            """
        let batch = try #require(try batch(list, ["CASEMENT_RENDER_SIZE": "10x10"]))
        #expect(batch.entries.map(\.output) == ["/tmp/a.png", "/tmp/b.pdf"])
        #expect(batch.entries[0].request["CASEMENT_RENDER"] == "Card")
        #expect(batch.entries[0].request["CASEMENT_RENDER_SIZE"] == "10x10")
        #expect(batch.entries[1].request["CASEMENT_RENDER"] == "Other")
        #expect(batch.entries[1].request["CASEMENT_RENDER_SIZE"] == "30x20")
        #expect(batch.entries[1].request["CASEMENT_RENDER_STYLE"] == "dark")
        #expect(batch.entries[1].request["CASEMENT_RENDER_EACH"] == nil)
    }

    @Test(arguments: [
        ("{}", "must be a JSON array"), ("[{}]", "entry 1: 'output' is missing"),
        (#"[{"output": "a.png", "colour": 1}]"#, "'colour' means nothing here"),
        (#"[{"output": "a.png"}, {"output": "b.png", "size": "3"}]"#, "entry 2: '3' is no size"),
        (#"[{"output": "a.png", "values": []}]"#, "'values' must be an object"),
    ])
    func listsThatMakeNoSenseAreRefused(list: String, words: String) {
        do {
            _ = try batch(list)
            Issue.record("it was taken")
        } catch {
            #expect("\(error)".contains(words), "\(error)")
        }
    }

    @Test func withoutAListThereIsNoBatch() throws {
        let batch = try RenderBatch(environment: ["CASEMENT_RENDER": "Card"])
        #expect(batch.map { _ in true } == nil)
    }

    @Test func valuesAreSetByKeyPath() throws {
        _ = try TestApp(device: "iPhone 14")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        _objcPreview("Valued", "M/Valued.swift") { view }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: file) }
        let request = try RenderRequest(environment: [
            "CASEMENT_RENDER": "Valued", "CASEMENT_RENDER_TO": file.path,
            "CASEMENT_RENDER_VALUES": #"{"accessibilityLabel": "Hello", "layer.cornerRadius": 2}"#,
        ])
        try #require(request).run()
        #expect(view.accessibilityLabel == "Hello")
        #expect(view.layer.cornerRadius == 2)
    }

    @Test func theProgressHasABarARateAndAnEstimate() {
        let progress = RenderProgress(total: 90)
        #expect(
            progress.line(done: 30, seconds: 15)
                == "[##########--------------------] 30/90  2.0/s  about 30 s left"
        )
        #expect(progress.line(done: 0, seconds: 0).hasSuffix("] 0/90"))
        #expect(progress.line(done: 90, seconds: 150).hasSuffix("90/90  0.6/s  2 min 30 s"))
        #expect(progress.line(done: 1, seconds: 100).hasSuffix("about 2 h 28 min left"))
    }
}
