// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A preview card, as links show it.
struct Card: Codable, Sendable {
    var title: String
    var subtitle: String
    /// Who or what it is from.
    var footer: String?
    /// The name of a picture in the service's folder.
    var picture: String?
    /// The family of a font in the service's folder; the system's font without it.
    var font: String?
    /// Two colours of the gradient, as in `#3366CC`.
    var colors: [String]?

    func check() throws {
        try Document.check(title, "title", 1_000)
        try Document.check(subtitle, "subtitle", 4_000)
        try Document.check(footer, "footer", 1_000)
        try Document.check(picture, "picture", 100)
        try Document.check(font, "font", 100)
        if let colors, colors.count > 8 { throw Document.Problem(description: "too many colors") }
    }
}
