// SPDX-License-Identifier: Apache-2.0

// The operators that compute at once, when they are called, and give such a publisher again.
//
// Without a value most of them give none either, `count()`, `reduce(_:_:)` and `allSatisfy(_:)` too, where the
// operators of other empty publishers give a value. So does Apple's, as OpenCombine's tests record.

extension Optional.Publisher {
    /// Transforms the value at once.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map(transform))
    }

    /// Transforms the value at once; there is no value where the closure gives nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.flatMap(transform))
    }

    /// Combines a first result with the value.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Combines a first result with the value; gives nothing without one.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// An array of the value, which is empty without one.
    public func collect() -> Optional<[Output]>.Publisher {
        Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
    }

    /// One; gives nothing without a value.
    public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

    /// The end alone.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// The same publisher, which never fails.
    public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

    /// The value, or another one without it.
    public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

    /// The same publisher, which never fails.
    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}

// MARK: - Tests of the value

extension Optional.Publisher {
    /// The value if it passes a test.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// The value if it passes a test.
    public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter(predicate)
    }

    /// The value if it passes a test.
    public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter(predicate)
    }

    /// The value if it passes a test.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter(predicate)
    }

    /// The value unless it passes a test.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        filter { !predicate($0) }
    }

    /// Whether the value passes a test; gives nothing without one.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    /// Whether the value passes a test; gives nothing without one.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    /// The same publisher; the closure is never called.
    public func removeDuplicates(
        by predicate: (Output, Output) -> Bool
    ) -> Optional<Wrapped>.Publisher {
        self
    }

    /// The same publisher; the closure is never called.
    public func min(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Optional<Wrapped>.Publisher {
        self
    }

    /// The same publisher; the closure is never called.
    public func max(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Optional<Wrapped>.Publisher {
        self
    }
}

// MARK: - Places

extension Optional.Publisher {
    /// The same publisher.
    public func first() -> Optional<Wrapped>.Publisher { self }

    /// The same publisher.
    public func last() -> Optional<Wrapped>.Publisher { self }

    /// The value if nothing is left out; a negative count halts.
    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
        precondition(count >= 0, "dropFirst(\(count)): leave out none or more")
        return Self(count == 0 ? output : nil)
    }

    /// The value if at least one may come; a negative count halts.
    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
        precondition(maxLength >= 0, "prefix(\(maxLength)): take none or more")
        return Self(maxLength > 0 ? output : nil)
    }

    /// The value if the place is 0; a negative place halts.
    public func output(at index: Int) -> Optional<Wrapped>.Publisher {
        precondition(index >= 0, "output(at: \(index)): places begin at 0")
        return Self(index == 0 ? output : nil)
    }

    /// The value if the range has place 0; a negative place halts.
    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher
    where R.Bound == Int {
        let places = range.relative(to: 0..<Int.max)
        precondition(places.lowerBound >= 0, "output(in: \(places)): places begin at 0")
        return Self(places.contains(0) ? output : nil)
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether it is the value; gives nothing without one.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

    /// The same publisher.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The same publisher.
    public func min() -> Optional<Wrapped>.Publisher { self }

    /// The same publisher.
    public func max() -> Optional<Wrapped>.Publisher { self }
}
