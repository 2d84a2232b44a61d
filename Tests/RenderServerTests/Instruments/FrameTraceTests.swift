// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import Testing

@testable import RenderServer

struct FrameTraceTests {
    /// One event of a trace, as its readers expect it.
    private struct Event: Decodable {
        let name: String
        let ph: String
        let pid: Int
        let tid: Int
        let ts: Double
        let dur: Double
        let args: [String: Int]
    }

    /// Draws a frame of two layers.
    private static func drawFrame(by context: RenderContext, at time: Double) {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
        properties.position = CGPoint(x: 8 + time, y: 8)
        let child = RenderNode(id: 2, properties: properties)
        let root = RenderNode(id: 1, properties: properties, sublayers: [child])
        context.commit(RenderTree(root: root, time: time))
        _ = context.drawFrame(into: PixelBuffer(width: 16, height: 16), age: 0, at: time)
    }

    // The variable is read once, so a process of its own sets it.
    @Test func `a trace is whole JSON after each event and names the phases of each frame`() async {
        await #expect(processExitsWith: .success) {
            let path = NSTemporaryDirectory() + "casement-trace-\(getpid()).json"
            defer { unlink(path) }
            setenv("CASEMENT_TRACE", path, 1)
            func events() throws -> [Event] {
                let data = try Data(contentsOf: URL(fileURLWithPath: path))
                return try JSONDecoder().decode([Event].self, from: data)
            }
            let phases = ["flatten", "compare", "move", "draw"]
            let context = RenderContext()
            FrameTraceTests.drawFrame(by: context, at: 0)
            #expect(try events().map(\.name) == phases)
            FrameTraceTests.drawFrame(by: context, at: 1)
            FrameTrace.write("numbers", FrameTrace.now, ["rows": 3, "columns": -2])
            let all = try events()
            // The second frame changes items of the first.
            let later = ["update", "compare", "move", "draw"]
            #expect(all.map(\.name) == phases + later + ["numbers"])
            #expect(all.last?.args == ["rows": 3, "columns": -2])
            #expect(all.allSatisfy { $0.ph == "X" && $0.dur >= 0 && $0.pid == getpid() })
            #expect(Set(all.map(\.tid)).count == 1)
            for (event, next) in zip(all, all.dropFirst()) { #expect(next.ts >= event.ts) }
        }
    }

    @Test func `a trace that cannot be written costs the frame nothing`() async {
        await #expect(processExitsWith: .success) {
            setenv("CASEMENT_TRACE", "/nowhere/at/all.json", 1)
            FrameTraceTests.drawFrame(by: RenderContext(), at: 0)
        }
    }
}
