// SPDX-License-Identifier: Apache-2.0

// The operators that compute at once, when they are called, and give such a publisher again.

extension Just {
    /// Transforms the value at once.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Transforms the value at once; what is thrown becomes the failure.
    public func tryMap<T>(
        _ transform: (Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// Names a failure, which does not happen; the closure is never called.
    public func mapError<E: Error>(
        _ transform: (Never) -> E
    ) -> Result<Output, E>.Publisher {
        Result.Publisher(output)
    }

    /// Names a failure, which does not happen.
    public func setFailureType<E: Error>(
        to failureType: E.Type
    ) -> Result<Output, E>.Publisher {
        Result.Publisher(output)
    }

    /// Transforms the value at once; there is no value where the closure gives nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional.Publisher(transform(output))
    }

    /// Combines a first result with the value.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
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
    ) -> Result<T, Never>.Publisher {
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
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// One.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// The end alone.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// The same publisher, which never fails.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// The same publisher, which always has a value.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// The same publisher, which never fails.
    public func retry(_ times: Int) -> Just<Output> { self }
}

// MARK: - Tests of the value

extension Just {
    /// The value if it passes a test.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(isIncluded(output) ? output : nil)
    }

    /// The value if it passes a test.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// The value if it passes a test.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// The value if it passes a test.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// The value unless it passes a test.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter { !predicate($0) }
    }

    /// Whether the value passes a test.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Whether the value passes a test; what is thrown becomes the failure.
    public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether the value passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Whether the value passes a test; what is thrown becomes the failure.
    public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// The same publisher; the closure is never called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

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
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The same publisher; the closure is never called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
}

// MARK: - Places

extension Just {
    /// The same publisher.
    public func first() -> Just<Output> { self }

    /// The same publisher.
    public func last() -> Just<Output> { self }

    /// The value if nothing is left out; a negative count halts.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "dropFirst(\(count)): leave out none or more")
        return Optional.Publisher(count == 0 ? output : nil)
    }

    /// The value if at least one may come; a negative count halts.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "prefix(\(maxLength)): take none or more")
        return Optional.Publisher(maxLength > 0 ? output : nil)
    }

    /// The value if the place is 0; a negative place halts.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "output(at: \(index)): places begin at 0")
        return Optional.Publisher(index == 0 ? output : nil)
    }

    /// The value if the range begins at 0, also where it is empty.
    ///
    /// - Source: OpenCombine's tests, which record this of Apple's (FB6169621).
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
    where R.Bound == Int {
        Optional.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }

    /// The given values, then this one.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        prepend(elements)
    }

    /// The elements, then this value.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// This value, then the given ones.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        append(elements)
    }

    /// This value, then the elements.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        Publishers.Sequence(sequence: [output] + elements)
    }
}

extension Just where Output: Equatable {
    /// Whether it is this value.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// The same publisher.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// The same publisher.
    public func min() -> Just<Output> { self }

    /// The same publisher.
    public func max() -> Just<Output> { self }
}
