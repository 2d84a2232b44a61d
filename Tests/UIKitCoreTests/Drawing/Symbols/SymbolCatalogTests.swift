// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitSymbols

@Suite("The catalogue of symbols")
struct SymbolCatalogTests {
    private let catalog = SymbolCatalog.shared
    private let composer = SymbolComposer(catalog: .shared)

    @Test("Every row can be read, and every other name stands for one that is drawn")
    func rows() throws {
        #expect(catalog.names.count > 700)
        for name in catalog.names where catalog.otherNames[name] == nil {
            do {
                _ = try catalog.row(name)
            } catch {
                Issue.record("\(name): \(error)")
            }
        }
        for (name, other) in catalog.otherNames {
            #expect(try catalog.row(other) != nil, "\(name) stands for \(other)")
        }
    }

    @Test("No name stands twice in the catalogue")
    func uniqueNames() {
        var seen: Set<String> = []
        for line in SymbolRows.all.flatMap({ $0.split(separator: "\n") }) {
            let name = String(line.prefix { $0 != " " })
            #expect(seen.insert(name).inserted, "\(name) stands twice")
        }
    }

    @Test("Every symbol is drawn within its box")
    func boxes() {
        for name in catalog.names where catalog.otherNames[name] == nil {
            for form in [SymbolGlyph.Form.plain, .filled] {
                guard let glyph = composer.glyph(name, form) else { continue }
                guard let ink = glyph.ink else { continue }
                let slack: CGFloat = 0.8
                let isWide = ink.minX >= -slack && ink.maxX <= glyph.box.width + slack
                let isHigh = ink.minY >= -slack && ink.maxY <= glyph.box.height + slack
                #expect(isWide && isHigh, "\(name) in \(form): \(ink) in \(glyph.box)")
            }
        }
    }

    @Test("A symbol with a body looks other when it is filled, one without has no such form")
    func forms() {
        for name in catalog.names where !name.hasPrefix("_") {
            guard let plain = composer.glyph(name, .plain) else {
                Issue.record("\(name) is not drawn")
                continue
            }
            let filled = composer.glyph(name, .filled)
            #expect((filled != nil) == plain.hasBody, "\(name)")
            guard let filled else { continue }
            let marks = plain.layers.map { "\($0.mark) \($0.isCut)" }
            #expect(marks != filled.layers.map { "\($0.mark) \($0.isCut)" }, "\(name)")
        }
    }

    @Test("A part that cannot be read says why")
    func brokenRows() {
        for (row, reason) in [
            ("| s M 0 0 L 1 1", "size"), ("4 4 |", "no parts"), ("4 4 | s L 1 1", "first point"),
            ("4 4 | s M 0", "missing"), ("4 4 | s M 0 x", "no number"),
            ("4 4 | y M 0 0", "no known kind"), ("4 4 | s X 1", "no command"),
            ("4 4 | s O 1 1 0", "radius"), ("4 4 | s R 0 0 2 2 3", "round"),
            ("4 4 | s M 1e999 0", "no number"), ("4 4 | s", "empty path"),
            ("4 4 | sx M 0 0", "behind"), ("4 4 | @circle 1", "missing"),
        ] {
            do {
                _ = try SymbolRow(Substring(row))
                Issue.record("'\(row)' was read")
            } catch {
                #expect("\(error)".contains(reason), "'\(row)': \(error)")
            }
        }
    }

    @Test("Symbols with a variable value have as many levels as steps are seen")
    func levels() {
        for name in ["wifi", "speaker.wave.3", "chart.bar.fill"] {
            #expect(SymbolGlyph.named(name)?.levels == 3, "\(name)")
        }
    }

    @Test("Symbols that are made of each other without end are none")
    func cycles() {
        let catalog = SymbolCatalog(["a | 4 4 | @b 0 0 1\nb | 4 4 | @a 0 0 1\nc = d\nd = c"])
        let composer = SymbolComposer(catalog: catalog)
        #expect(composer.glyph("a") == nil)
        #expect(composer.glyph("c") == nil)
    }

    @Test("The page of the manual lists every symbol")
    func manual() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent()
                .appendingPathComponent("../../../../Docs/subsystems/symbols.md"),
            encoding: .utf8
        )
        let listed = Set(page.split { " \n,`".contains($0) }.map(String.init))
        let missing = catalog.names.filter { !$0.hasPrefix("_") && !listed.contains($0) }
        #expect(missing.isEmpty, "Scripts/symbol-list writes the list anew")
    }
}

extension SymbolGlyph {
    /// What is drawn at the usual weight, characters aside; nil if there are only characters.
    fileprivate var ink: CGRect? {
        var result: CGRect?
        for layer in layers where !layer.isCut {
            guard case .path(let path) = layer.shape else { continue }
            let reach = layer.mark == .fill ? 0 : SymbolGlyph.lineWidth * layer.widthFactor / 2
            let rect = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
            result = result?.union(rect) ?? rect
        }
        return result
    }
}
