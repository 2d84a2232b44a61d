// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws a view or a view controller of a package to a PNG or PDF.",
        discussion: """
            NAME is a preview's name (#Preview("NAME")) or a class, with its module or without. A class \
            is made by init(). Without NAME the previews are listed.

            --each draws many: a JSON array of objects like {"output": "a.png", "values": {"title.text": \
            "Hello"}}. Values are set by key path; "name", "size", "scale" and "dark" stand for the options.
            """
    )

    @Argument(help: "A preview or a class.")
    var name: String?

    @Option(help: "The folder of a package or an Xcode project, or the project.")
    var packagePath = "."

    @Option(name: .shortAndLong, help: "The picture; its name ends in .png or .pdf.")
    var output: String?

    @Option(help: "Width and height in points, as in 320x480.")
    var size: String?

    @Option(help: "Pixels a point; the device's own without it.")
    var scale: String?

    @Flag(help: "Draws it as in the dark.")
    var dark = false

    @Option(help: "The device that the program sees, as in \"iPhone 14\".")
    var device: String?

    @Option(help: "The executable that has the class, where a package has several.")
    var product: String?

    @Option(help: "A JSON array of pictures to draw, each with its output and its values.")
    var each: String?

    @Option(
        help: "How many processes draw the pictures of --each; as many as processors without it."
    )
    var jobs: Int?

    func validate() throws {
        guard each == nil || output == nil else {
            throw ValidationError("with --each the list has the pictures' names, not -o")
        }
        guard jobs.map({ $0 > 0 }) ?? true, each != nil || jobs == nil else {
            throw ValidationError("--jobs is a number above 0, and belongs to --each")
        }
        let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? "png"
        guard ["png", "pdf"].contains(ending) else {
            throw ValidationError("a picture's name ends in .png or .pdf")
        }
    }

    func run() throws {
        let project = try Project(at: packagePath)
        let file = output ?? (name ?? "") + ".png"
        var request = [
            "CASEMENT_DISPLAY": "headless", "CASEMENT_RENDER": name ?? "",
            "CASEMENT_RENDER_TO": URL(fileURLWithPath: file).path,
        ]
        request["CASEMENT_RENDER_SIZE"] = size
        request["CASEMENT_RENDER_SCALE"] = scale
        request["CASEMENT_RENDER_STYLE"] = dark ? "dark" : nil
        request["CASEMENT_DEVICE"] = device
        if let each {
            let count = jobs ?? ProcessInfo.processInfo.activeProcessorCount
            request["CASEMENT_RENDER_EACH"] = URL(fileURLWithPath: each).path
            request["CASEMENT_RENDER_JOBS"] = "\(count)"
            request["CASEMENT_RENDER_TO"] = nil
        }
        let status = try project.render(request, product: product)
        if status != 0 { throw ExitCode(status) }
        if name != nil, each == nil { print("Drew \(file)") }
    }
}
