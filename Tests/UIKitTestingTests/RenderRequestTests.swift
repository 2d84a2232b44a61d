// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite(.serialized)
struct RenderRequestTests {
    private func file(_ ending: String) -> URL {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString + "." + ending)
    }

    private func draw(_ name: String, to file: URL, _ more: [String: String] = [:]) throws {
        _ = try TestApp(device: "iPhone 14")
        var environment = ["CASEMENT_RENDER": name, "CASEMENT_RENDER_TO": file.path]
        environment.merge(more) { $1 }
        try #require(try RenderRequest(environment: environment)).run()
    }

    @Test func aPreviewIsDrawnAtItsFixedSize() throws {
        _objcPreview("Square", "M/Square.swift", width: 20, height: 10) {
            let view = UIView()
            view.backgroundColor = .red
            return view
        }
        let file = file("png")
        defer { try? FileManager.default.removeItem(at: file) }
        try draw("Square", to: file, ["CASEMENT_RENDER_SCALE": "2"])
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        #expect(image.width == 40 && image.height == 20)
        #expect(RenderRequest.names.contains("Square"))
    }

    @Test func aControllerFillsTheDevicesScreen() throws {
        _objcPreview(nil, "M/Start.swift") { UIViewController() }
        let file = file("png")
        defer { try? FileManager.default.removeItem(at: file) }
        try draw("Start", to: file, ["CASEMENT_RENDER_SCALE": "1"])
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        #expect(image.width == 390 && image.height == 844)
    }

    @Test func aClassIsFoundByItsNameAndDrawnToAPDF() throws {
        let file = file("pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try draw("UILabel", to: file, ["CASEMENT_RENDER_SIZE": "30x20"])
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    }

    @Test(arguments: [
        ("Nobody", "no preview and no class called Nobody"), ("UIColor", "neither a view nor"),
    ])
    func whatCannotBeDrawnIsRefusedByName(name: String, words: String) throws {
        do {
            try draw(name, to: file("png"))
            Issue.record("it was drawn")
        } catch let refusal as RenderRequest.Refusal {
            #expect(refusal.description.contains(words))
        }
    }

    @Test func withoutARequestNothingIsDrawn() throws {
        let request = try RenderRequest(environment: [:])
        #expect(request.map { _ in true } == nil)
    }

    @Test func aSizeOrAScaleThatMakesNoSenseIsRefused() {
        for more in [["CASEMENT_RENDER_SIZE": "3"], ["CASEMENT_RENDER_SCALE": "0"]] {
            let environment = ["CASEMENT_RENDER": "A"].merging(more) { $1 }
            #expect(throws: RenderRequest.Refusal.self) {
                try RenderRequest(environment: environment)
            }
        }
    }
}
