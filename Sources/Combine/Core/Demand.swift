// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
    /// How many values a subscriber is ready for.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The count; the word's largest for no limit.
        private var count: UInt

        private init(count: UInt) { self.count = count }

        /// As many as there are.
        public static let unlimited = Demand(count: .max)
        /// None, which changes nothing.
        public static let none = Demand(count: 0)

        /// At most that many; a negative number halts.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Demand.max(_:) of \(value): ask for none or more")
            return Demand(count: UInt(value))
        }

        /// The number; nil for no limit.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// `unlimited` or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// The sum; it becomes unlimited where it would not fit.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, isTooLarge) = lhs.count.addingReportingOverflow(rhs.count)
            return isTooLarge || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
        }

        /// Adds.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// The difference, not below none; what is unlimited stays so.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return Demand(count: rhs.count >= lhs.count ? 0 : lhs.count - rhs.count)
        }

        /// Takes away.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

        /// Adds a number of values.
        public static func + (lhs: Demand, rhs: Int) -> Demand {
            rhs >= 0 ? lhs + .max(rhs) : lhs - .max(-rhs)
        }

        /// Adds a number of values.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

        /// Takes a number of values away.
        public static func - (lhs: Demand, rhs: Int) -> Demand {
            rhs >= 0 ? lhs - .max(rhs) : lhs + .max(-rhs)
        }

        /// Takes a number of values away.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        /// The product; it becomes unlimited where it would not fit.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs >= 0, "Demand times \(rhs): multiply by none or more")
            if lhs == .unlimited { return .unlimited }
            let (product, isTooLarge) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
            return isTooLarge || product > UInt(Int.max) ? .unlimited : Demand(count: product)
        }

        /// Multiplies.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// Whether it asks for fewer.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        /// Whether it asks for fewer than a number.
        public static func < (lhs: Demand, rhs: Int) -> Bool { rhs > 0 && lhs < .max(rhs) }
        /// Whether it asks for more than a number.
        public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs > .max(rhs) }
        /// Whether it asks for as many as a number or fewer.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
        /// Whether it asks for as many as a number or more.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
        /// Whether it asks for just that many.
        public static func == (lhs: Demand, rhs: Int) -> Bool { rhs >= 0 && lhs == .max(rhs) }
        /// Whether it asks for another number.
        public static func != (lhs: Demand, rhs: Int) -> Bool { !(lhs == rhs) }
    }

    /// How a stream came to its end.
    public enum Completion<Failure: Error> {
        /// There is no more.
        case finished
        /// Something went wrong.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Writes whether it is a success, and the failure.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CompletionKeys.self)
        switch self {
        case .finished:
            try values.encode(true, forKey: .success)
        case .failure(let error):
            try values.encode(false, forKey: .success)
            try values.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Reads whether it is a success, and the failure.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CompletionKeys.self)
        self =
            try values.decode(Bool.self, forKey: .success)
            ? .finished : .failure(values.decode(Failure.self, forKey: .error))
    }
}

private enum CompletionKeys: String, CodingKey {
    case success, error
}

extension Subscribers.Completion {
    /// The same end with another failure.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
