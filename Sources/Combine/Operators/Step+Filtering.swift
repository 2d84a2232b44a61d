// SPDX-License-Identifier: Apache-2.0

// What the filtering operators do with each value; `removeDuplicates` and `tryRemoveDuplicates`, and
// all such pairs, share it. Where the caller's closure cannot throw, these closures never do.
extension Step {
    /// A closure that skips values like the one before.
    static func removingDuplicates(
        by areAlike: @escaping (Output, Output) throws -> Bool
    ) -> (Output) throws -> Step {
        var last: Output?
        return { value in
            if let old = last, try areAlike(old, value) { return .skip }
            last = value
            return .emit(value)
        }
    }

    /// A closure that skips values until one fails a test.
    static func dropping(
        while passes: @escaping (Output) throws -> Bool
    ) -> (Output) throws -> Step {
        var isDropping = true
        return { value in
            if isDropping, try passes(value) { return .skip }
            isDropping = false
            return .emit(value)
        }
    }

    /// A closure that ends the stream before the first value that fails a test.
    static func prefix(
        while passes: @escaping (Output) throws -> Bool
    ) -> (Output) throws -> Step {
        { value in try passes(value) ? .emit(value) : .end(.finished) }
    }
}

extension TransformStage where UpstreamFailure == Downstream.Failure {
    /// A stage that fails only as its upstream does; its closure never throws.
    convenience init(
        filtering downstream: Downstream,
        named description: String,
        rules: StageRules = [],
        step: @escaping (Input) throws -> Verdict
    ) {
        self.init(
            downstream,
            named: description,
            rules: rules,
            step: { value in
                do { return try step(value) } catch {
                    preconditionFailure("\(description) fails only as its upstream")
                }
            }
        )
    }
}

extension TransformStage where Downstream.Failure == any Error {
    /// A stage that fails with what its closure throws.
    convenience init(
        trying downstream: Downstream,
        named description: String,
        rules: StageRules = [],
        step: @escaping (Input) throws -> Verdict
    ) {
        self.init(
            downstream,
            named: description,
            rules: rules,
            end: { $0.mapError { $0 } },
            step: { value in
                do { return try step(value) } catch { return .end(.failure(error)) }
            }
        )
    }
}
