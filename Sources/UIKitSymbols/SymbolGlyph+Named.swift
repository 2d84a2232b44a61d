// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

extension SymbolGlyph {
    /// The drawings that were asked for.
    private static let made = Mutex<[String: SymbolGlyph?]>([:])
    /// How many of them are kept.
    private static let capacity = 1_024

    /// The drawing of a name; nil for names that are not drawn.
    package static func named(_ name: String) -> SymbolGlyph? {
        if let known = made.withLock({ $0[name] }) { return known }
        let glyph = SymbolComposer(catalog: .shared).glyph(name)
        made.withLock {
            if $0.count >= capacity { $0.removeAll() }
            $0[name] = .some(glyph)
        }
        return glyph
    }
}

/// Finds drawings by name: rows of a catalogue, and what their names put together.
struct SymbolComposer {
    let catalog: SymbolCatalog
    /// How many endings a name may have.
    private static let deepest = 8

    /// The drawing of a name; nil for names that are not drawn.
    func glyph(_ name: String) -> SymbolGlyph? {
        name.hasPrefix("_") ? nil : glyph(name, .plain)
    }

    /// The drawing of a name, or of a part of one, in a form; `depth` counts the endings taken off.
    func glyph(_ name: String, _ form: SymbolGlyph.Form, _ depth: Int = 0) -> SymbolGlyph? {
        guard depth < Self.deepest else { return nil }
        let name = catalog.otherNames[name] ?? name
        if let row = try? catalog.row(name) {
            let glyph = SymbolGlyph(row, form) { self.glyph($0, $1, depth + 1) }
            return form == .filled && glyph?.hasBody != true ? nil : glyph
        }
        if form == .plain, name.hasSuffix(".fill") {
            return glyph(String(name.dropLast(5)), .filled, depth + 1)
        }
        if let (frame, inner) = SymbolFrame.ending(name),
            let glyph = framed(inner, frame, form, depth)
        {
            return glyph
        }
        if name.hasSuffix(".slash") {
            return glyph(String(name.dropLast(6)), form, depth + 1)?.slashed
        }
        if let badge = name.range(of: ".badge", options: .backwards) {
            return badged(name, badge, form, depth)
        }
        return renamed(name, form, depth)
    }

    /// The drawing of a part of a name, which may be one that is none by itself: `_text`.
    private func part(_ name: String, _ form: SymbolGlyph.Form, _ depth: Int) -> SymbolGlyph? {
        glyph(name, form, depth + 1) ?? glyph("_" + name, form, depth + 1)
    }

    // MARK: Frames

    private func framed(
        _ name: String,
        _ frame: SymbolFrame,
        _ form: SymbolGlyph.Form,
        _ depth: Int
    ) -> SymbolGlyph? {
        guard form == .plain || frame.hasBody,
            let inner = characters(name) ?? content(name, depth),
            var result = glyph(frame.name, form, depth + 1)
        else { return nil }
        let scale = min(
            frame.room.width / inner.box.width,
            frame.room.height / inner.box.height,
            frame.room.width > 14 ? 0.8 : 0.72
        )
        let origin = CGPoint(
            x: frame.center.x - inner.box.width * scale / 2,
            y: frame.center.y - inner.box.height * scale / 2
        )
        for index in result.layers.indices { result.layers[index].rank += 1 }
        for var layer in inner.placed(at: origin, scale: scale) {
            layer.rank = 0
            if form == .filled { layer.isCut.toggle() }
            result.layers.append(layer)
        }
        result.isDirectional = inner.isDirectional
        return result
    }

    /// The drawing inside a frame: solid, which stays clear when it is small, unless that would hide
    /// an arrow in front of it.
    private func content(_ name: String, _ depth: Int) -> SymbolGlyph? {
        let solid = name.contains(".and.arrow") ? nil : glyph(name, .filled, depth + 1)
        return solid ?? part(name, .plain, depth)
    }

    /// A number up to 50 or a letter.
    private func characters(_ name: String) -> SymbolGlyph? {
        let isLetter = name.count == 1 && name.allSatisfy { $0 >= "a" && $0 <= "z" }
        guard isLetter || Int(name).map({ (0...50).contains($0) && String($0) == name }) ?? false
        else { return nil }
        let isWide = name.count > 1
        let size = CGSize(width: isWide ? 20 : 12, height: isWide ? 14 : 15.5)
        var glyph = SymbolGlyph(box: size)
        let shape = SymbolGlyph.Shape.text(
            name.uppercased(),
            center: CGPoint(x: size.width / 2, y: size.height / 2),
            height: size.height
        )
        glyph.layers = [SymbolGlyph.Layer(shape: shape, mark: .fill)]
        return glyph
    }

    // MARK: Badges

    private func badged(
        _ name: String,
        _ badge: Range<String.Index>,
        _ form: SymbolGlyph.Form,
        _ depth: Int
    ) -> SymbolGlyph? {
        let kind = name[badge.upperBound...].dropFirst()
        let base = String(name[..<badge.lowerBound])
        guard let result = part(base, form, depth) else { return nil }
        if kind.isEmpty { return badge.upperBound == name.endIndex ? result.dotted : nil }
        guard name[badge.upperBound] == ".",
            let sign = characters(String(kind)) ?? part(String(kind), .plain, depth)
        else { return nil }
        return result.badged(sign)
    }

    // MARK: Other names

    /// Words of names that stand for others, and whether the drawing then follows the direction.
    private static let words: [(String, String, isDirectional: Bool)] = [
        ("backward", "left", true), ("forward", "right", true), ("leading", "left", true),
        ("trailing", "right", true), ("document", "doc", false),
    ]

    private func renamed(_ name: String, _ form: SymbolGlyph.Form, _ depth: Int) -> SymbolGlyph? {
        var parts = name.split(separator: ".").map(String.init)
        if parts.last != "fill", parts.dropFirst().contains("fill") {
            parts.removeAll { $0 == "fill" }
            return glyph(parts.joined(separator: "."), .filled, depth + 1)
        }
        for (word, other, isDirectional) in Self.words {
            guard let index = parts.lastIndex(of: word) else { continue }
            parts[index] = other
            var result = glyph(parts.joined(separator: "."), form, depth + 1)
            if isDirectional { result?.isDirectional = true }
            return result
        }
        return nil
    }
}

extension SymbolGlyph {
    /// The drawing crossed out from the upper left to the lower right.
    fileprivate var slashed: SymbolGlyph {
        let reach: CGFloat = 9.3
        var result = enlarged(
            left: max(0, reach + 0.9 - box.width / 2),
            top: max(0, reach + 0.9 - box.height / 2),
            right: max(0, reach + 0.9 - box.width / 2),
            bottom: max(0, reach + 0.9 - box.height / 2)
        )
        let middle = CGPoint(x: result.box.width / 2, y: result.box.height / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: middle.x - reach, y: middle.y - reach))
        path.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + reach))
        let line = Layer(shape: .path(path), mark: .stroke)
        var room = line.room
        room.extraWidth = 2
        for index in result.layers.indices { result.layers[index].rank += 1 }
        result.layers += [room, line]
        return result
    }

    /// The drawing with a sign in a disc at the lower right.
    fileprivate func badged(_ sign: SymbolGlyph) -> SymbolGlyph {
        let radius: CGFloat = 5.4
        var result = enlarged(left: 0, top: 0, right: 2.6, bottom: 2.2)
        let center = CGPoint(x: result.box.width - radius, y: result.box.height - radius)
        for index in result.layers.indices { result.layers[index].rank += 1 }
        let disc = Self.disc(center, radius)
        let scale = min(6.2 / sign.box.width, 6.2 / sign.box.height)
        let origin = CGPoint(
            x: center.x - sign.box.width * scale / 2,
            y: center.y - sign.box.height * scale / 2
        )
        result.layers += [disc.room, disc]
        for var layer in sign.placed(at: origin, scale: scale) {
            layer.isCut = true
            layer.isCutOfColors = true
            layer.rank = 0
            layer.widthFactor = 0.8
            result.layers.append(layer)
        }
        return result
    }

    /// The drawing with a dot at the upper right.
    fileprivate var dotted: SymbolGlyph {
        let radius: CGFloat = 3.6
        var result = enlarged(left: 0, top: 1, right: 1.2, bottom: 0)
        for index in result.layers.indices { result.layers[index].rank += 1 }
        let disc = Self.disc(CGPoint(x: result.box.width - radius, y: radius), radius)
        result.layers += [disc.room, disc]
        return result
    }

    private static func disc(_ center: CGPoint, _ radius: CGFloat) -> Layer {
        let path = CGMutablePath()
        path.addEllipse(
            in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
        )
        return Layer(shape: .path(path), mark: .fill)
    }

    /// The drawing with more room around it.
    private func enlarged(
        left: CGFloat,
        top: CGFloat,
        right: CGFloat,
        bottom: CGFloat
    ) -> SymbolGlyph {
        var result = self
        result.box.width += left + right
        result.box.height += top + bottom
        result.layers = placed(at: CGPoint(x: left, y: top), scale: 1)
        return result
    }
}
