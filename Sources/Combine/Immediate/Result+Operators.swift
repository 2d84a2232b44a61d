// SPDX-License-Identifier: Apache-2.0

// The operators that compute at once, when they are called, and give such a publisher again.
//
// What may leave the value out, as `filter(_:)` and `compactMap(_:)` do, is not among them: a result has always one.

extension Result.Publisher {
    /// Transforms the value at once.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// Transforms the value at once; what is thrown becomes the failure.
    public func tryMap<T>(
        _ transform: (Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result<T, any Error> { try transform(try result.get()) }.publisher
    }

    /// Transforms the failure at once.
    public func mapError<E: Error>(
        _ transform: (Failure) -> E
    ) -> Result<Output, E>.Publisher {
        result.mapError(transform).publisher
    }

    /// Combines a first result with the value.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Combines a first result with the value; what is thrown becomes the failure.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Combines a first result with the value.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        scan(initialResult, nextPartialResult)
    }

    /// Combines a first result with the value; what is thrown becomes the failure.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryScan(initialResult, nextPartialResult)
    }

    /// An array of the one value.
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

    /// One.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    /// The end alone, which is no failure even where the result is one.
    ///
    /// - Source: OpenCombine's tests, which record this of Apple's.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// The value, or another one for the failure.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        switch result {
        case .success(let value): Result<Output, Never>.Publisher(value)
        case .failure: Result<Output, Never>.Publisher(output)
        }
    }

    /// The same publisher, which does not end without a value unless it fails.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// The same publisher, whose failure is final.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

    /// The same publisher.
    public func first() -> Result<Output, Failure>.Publisher { self }

    /// The same publisher.
    public func last() -> Result<Output, Failure>.Publisher { self }
}

// MARK: - Tests of the value

extension Result.Publisher {
    /// Whether the value passes a test.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Whether the value passes a test; what is thrown becomes the failure.
    public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether the value passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Whether the value passes a test; what is thrown becomes the failure.
    public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// The same publisher; the closure is never called.
    public func removeDuplicates(
        by predicate: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The value; the closure is called once, with the value twice, for what it may throw.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try predicate(value, value)
            return value
        }
    }

    /// The same publisher; the closure is never called.
    public func min(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The value; the closure is called once, with the value twice, for what it may throw.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// The same publisher; the closure is never called.
    public func max(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The value; the closure is called once, with the value twice, for what it may throw.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }
}

extension Result.Publisher where Success: Equatable {
    /// Whether it is the value.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        map { $0 == output }
    }

    /// The same publisher.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// The same publisher.
    public func min() -> Result<Output, Failure>.Publisher { self }

    /// The same publisher.
    public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// Names a failure, which does not happen.
    public func setFailureType<E: Error>(
        to failureType: E.Type
    ) -> Result<Output, E>.Publisher {
        result.mapError { _ -> E in }.publisher
    }
}
