// SPDX-License-Identifier: Apache-2.0

/// The running state of an operator that makes one value of many.
///
/// `reduce` and `tryReduce`, and all such pairs, share it: where the caller's closure cannot throw, `take`
/// never does. (The compiler of Swift 6.3 crashes when closures with typed throws say so.)
struct Reduction<Input, Output> {
    /// The result so far; nil for none.
    let result: () -> Output?
    /// Takes a value; false when the result is known without those that follow.
    let take: (Input) throws -> Bool
}

extension Reduction {
    /// Combines each value with the result so far.
    static func folding(
        into initial: Output,
        _ next: @escaping (Output, Input) throws -> Output
    ) -> Reduction {
        var result = initial
        return Reduction(
            result: { result },
            take: { value in
                result = try next(result, value)
                return true
            }
        )
    }
}

extension Reduction where Output == Input {
    /// The first value that passes a test.
    static func first(where passes: @escaping (Input) throws -> Bool) -> Reduction {
        var first: Input?
        return Reduction(
            result: { first },
            take: { value in
                guard try passes(value) else { return true }
                first = value
                return false
            }
        )
    }

    /// The last value that passes a test.
    static func last(where passes: @escaping (Input) throws -> Bool) -> Reduction {
        var last: Input?
        return Reduction(
            result: { last },
            take: { value in
                if try passes(value) { last = value }
                return true
            }
        )
    }

    /// The greatest value, by whether the first of two is less than the second.
    static func greatest(
        by isLess: @escaping (Input, Input) throws -> Bool
    ) -> Reduction {
        var best: Input?
        return Reduction(
            result: { best },
            take: { value in
                if let former = best {
                    if try isLess(former, value) { best = value }
                } else {
                    best = value
                }
                return true
            }
        )
    }
}

extension Reduction where Output == Bool {
    /// Whether a value passes a test; false until one does.
    static func contains(where passes: @escaping (Input) throws -> Bool) -> Reduction {
        var isFound = false
        return Reduction(
            result: { isFound },
            take: { value in
                isFound = try passes(value)
                return !isFound
            }
        )
    }

    /// Whether all values pass a test; true until one does not.
    static func allSatisfy(_ passes: @escaping (Input) throws -> Bool) -> Reduction {
        var holds = true
        return Reduction(
            result: { holds },
            take: { value in
                holds = try passes(value)
                return holds
            }
        )
    }
}

extension ReduceStage where UpstreamFailure == Downstream.Failure {
    /// A stage that fails only as its upstream does.
    convenience init(
        reducing downstream: Downstream,
        named description: String,
        _ reduction: Reduction<Input, Downstream.Input>
    ) {
        self.init(
            downstream,
            named: description,
            failure: { _ in preconditionFailure("\(description) fails only as its upstream") },
            result: { end in
                guard case .finished = end else { return (nil, end) }
                return (reduction.result(), .finished)
            },
            take: reduction.take
        )
    }
}

extension ReduceStage where Downstream.Failure == any Error {
    /// A stage that also fails with what its closure throws.
    convenience init(
        trying downstream: Downstream,
        named description: String,
        _ reduction: Reduction<Input, Downstream.Input>
    ) {
        self.init(
            downstream,
            named: description,
            failure: { $0 },
            result: { end in
                guard case .finished = end else { return (nil, end.mapError { $0 }) }
                return (reduction.result(), .finished)
            },
            take: reduction.take
        )
    }
}
