// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What can be drawn.
enum Document: Codable, Sendable {
    case card(Card)
    case invoice(Invoice)
    case chart(Chart)

    /// What is wrong with a request.
    struct Problem: Error, CustomStringConvertible { let description: String }

    /// Reads the document of a template's name.
    static func decoded(_ template: String, from json: Data) throws -> Document {
        let decoder = JSONDecoder()
        do {
            switch template {
            case "card": return .card(try decoder.decode(Card.self, from: json))
            case "invoice": return .invoice(try decoder.decode(Invoice.self, from: json))
            case "chart": return .chart(try decoder.decode(Chart.self, from: json))
            default: throw Problem(description: "there is no template '\(template)'")
            }
        } catch let error as DecodingError {
            throw Problem(description: error.reason)
        }
    }

    /// Throws where something is longer than a template can show.
    func check() throws {
        switch self {
        case .card(let card): try card.check()
        case .invoice(let invoice): try invoice.check()
        case .chart(let chart): try chart.check()
        }
    }

    /// Throws where a text is too long.
    static func check(_ text: String?, _ name: String, _ limit: Int) throws {
        guard let text, text.utf8.count > limit else { return }
        throw Problem(description: "\(name) is longer than \(limit) bytes")
    }
}

extension DecodingError {
    /// The place and the reason, without the type's inside.
    var reason: String {
        func place(_ context: Context) -> String {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? "the document" : path
        }
        switch self {
        case .keyNotFound(let key, let context):
            return "\(place(context)) lacks \(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "\(place(context)) has the wrong type"
        case .dataCorrupted(let context): return "\(place(context)) is not valid JSON"
        @unknown default: return "the document cannot be read"
        }
    }
}
