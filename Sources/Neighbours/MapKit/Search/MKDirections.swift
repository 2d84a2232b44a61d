// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How somebody travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By bus and train.
    public static let transit = Self(rawValue: 4)
    /// In any way.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

// Sendable is unchecked because a question belongs to the thread that makes it.
/// Asks for ways; fails, since there is no server.
open class MKDirections: NSObject, @unchecked Sendable {
    /// Hears of the ways.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Hears how long it takes.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    // Sendable is unchecked for the same reason.
    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        /// A question from nowhere to nowhere.
        public override init() { super.init() }

        /// The beginning.
        open var source: MKMapItem?
        /// The end.
        open var destination: MKMapItem?
        /// How.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are asked for.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it has to end.
        open var arrivalDate: Date?
    }

    // Sendable is unchecked because it has no state.
    /// The ways that were found.
    open class Response: NSObject, @unchecked Sendable {
        /// The ways: none.
        open var routes: [MKRoute] { [] }
    }

    // Sendable is unchecked because it has no state.
    /// How long a way takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// The seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The metres.
        open var distance: Double { 0 }
    }

    private var pending = 0

    /// A question.
    public init(request: Request) { super.init() }

    /// A question without places.
    public override convenience init() { self.init(request: Request()) }

    /// Whether an answer is to come.
    open var isCalculating: Bool { pending > 0 }

    /// Asks for ways; the error comes on the main queue.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        pending += 1
        // The caller hands the block over.
        let handler = UncheckedTransfer(completionHandler)
        DispatchQueue.main.async {
            self.pending -= 1
            handler.value(nil, MKError(.serverFailure))
        }
    }

    /// Asks how long it takes; the error comes on the main queue.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        pending += 1
        // The caller hands the block over.
        let handler = UncheckedTransfer(completionHandler)
        DispatchQueue.main.async {
            self.pending -= 1
            handler.value(nil, MKError(.serverFailure))
        }
    }

    /// Asks for ways; throws.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Asks how long it takes; throws.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }

    /// Gives the question up; its error comes all the same.
    open func cancel() {}
}

// Sendable is unchecked because it has no state.
/// A way; there is none.
open class MKRoute: NSObject, @unchecked Sendable {
    // Sendable is unchecked because it has no state.
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do.
        open var instructions: String { "" }
        /// What to look out for.
        open var notice: String? { nil }
        /// The line.
        open var polyline: MKPolyline { MKPolyline() }
        /// The metres.
        open var distance: Double { 0 }
        /// How.
        open var transportType: MKDirectionsTransportType { .any }
    }

    /// The name.
    open var name: String { "" }
    /// What to look out for.
    open var advisoryNotices: [String] { [] }
    /// The metres.
    open var distance: Double { 0 }
    /// The seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How.
    open var transportType: MKDirectionsTransportType { .any }
    /// The line.
    open var polyline: MKPolyline { MKPolyline() }
    /// The parts.
    open var steps: [Step] { [] }
}
