// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Computes a function: its info, the arguments, where the results go.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Frees what a function's info points to.
public typealias CGFunctionReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// How a function is computed.
public struct CGFunctionCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Computes the results.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Frees the info.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Makes a table without callbacks.
    public init() {
        self.init(version: 0, evaluate: nil, releaseInfo: nil)
    }

    /// Makes a table of callbacks.
    public init(
        version: UInt32,
        evaluate: CGFunctionEvaluateCallback?,
        releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

// Sendable is unchecked because nothing changes after the start; whoever makes a function has
// promised that its callback may be called wherever it is used.
/// A function of numbers to numbers, for shadings.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>]?
    private let range: [ClosedRange<CGFloat>]?
    let domainDimension: Int
    let rangeDimension: Int

    /// Makes a function; `nil` where it has no callback, no results or a range that runs
    /// backwards.
    ///
    /// `domain` and `range` are pairs of bounds, to which arguments and results are clipped.
    public init?(
        info: UnsafeMutableRawPointer?,
        domainDimension: Int,
        domain: UnsafePointer<CGFloat>?,
        rangeDimension: Int,
        range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else {
            return nil
        }
        do {
            self.domain = try domain.map { try Self.bounds($0, domainDimension) }
            self.range = try range.map { try Self.bounds($0, rangeDimension) }
        } catch {
            return nil
        }
        self.info = info
        self.domainDimension = domainDimension
        self.rangeDimension = rangeDimension
        self.callbacks = callbacks.pointee
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.function.rawValue
    }

    /// The bounds of the first argument.
    var firstDomain: ClosedRange<CGFloat> {
        domain?.first ?? 0...1
    }

    /// The results for arguments.
    func values(at arguments: [CGFloat]) -> [CGFloat] {
        var input = Array(repeating: CGFloat(0), count: domainDimension)
        for index in 0..<min(input.count, arguments.count) {
            input[index] = Self.clip(arguments[index], domain?[index])
        }
        var output = Array(repeating: CGFloat(0), count: rangeDimension)
        input.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                guard let source = input.baseAddress, let target = output.baseAddress else {
                    return
                }
                callbacks.evaluate?(info, source, target)
            }
        }
        return output.indices.map { Self.clip(output[$0], range?[$0]) }
    }

    private struct BackwardBounds: Error {}

    private static func bounds(
        _ numbers: UnsafePointer<CGFloat>,
        _ count: Int
    ) throws -> [ClosedRange<CGFloat>] {
        try (0..<count).map { index in
            let (low, high) = (numbers[2 * index], numbers[2 * index + 1])
            guard low <= high else { throw BackwardBounds() }
            return low...high
        }
    }

    private static func clip(_ value: CGFloat, _ bounds: ClosedRange<CGFloat>?) -> CGFloat {
        guard let bounds else { return value }
        return min(
            max(value.isNaN ? bounds.lowerBound : value, bounds.lowerBound),
            bounds.upperBound
        )
    }
}

extension CGFunction: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGFunction, right: CGFunction) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
