// SPDX-License-Identifier: Apache-2.0

// The operators that compute at once, when they are called, over the whole sequence where they must, and give a publisher
// of what comes out.

extension Publishers.Sequence {
    /// Transforms all elements at once.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Transforms all elements at once and drops nil.
    public func compactMap<T>(
        _ transform: (Elements.Element) -> T?
    ) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Puts a value in the place of nil; the elements remain optional.
    public func replaceNil<T>(
        with output: T
    ) -> Publishers.Sequence<[Elements.Element], Failure> where Elements.Element == T? {
        map { $0 ?? output }
    }

    /// Makes values of those before and the new one, all at once.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map { element in
            result = nextPartialResult(result, element)
            return result
        }
    }

    /// Makes one value of all at once.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Makes one value of all at once; what is thrown becomes the failure.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
    }

    /// An array of all elements, made at once.
    public func collect() -> Result<[Elements.Element], Failure>.Publisher {
        Result<[Elements.Element], Failure>.Publisher(Array(sequence))
    }

    /// The end alone.
    public func ignoreOutput() -> Empty<Elements.Element, Failure> { Empty() }

    /// The same elements with another failure, which does not happen.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}

// MARK: - Tests of the elements

extension Publishers.Sequence {
    /// Those elements that pass a test, found at once.
    public func filter(
        _ isIncluded: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// The elements before the first that fails a test, found at once.
    public func prefix(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        var elements: [Elements.Element] = []
        for element in sequence {
            guard predicate(element) else { break }
            elements.append(element)
        }
        return Publishers.Sequence<[Elements.Element], Failure>(sequence: elements)
    }

    /// The elements from the first that fails a test, found at once.
    public func drop(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(
            sequence: sequence.drop(while: predicate)
        )
    }

    /// Whether all elements pass a test.
    public func allSatisfy(
        _ predicate: (Elements.Element) -> Bool
    ) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }

    /// Whether all elements pass a test; what is thrown becomes the failure.
    public func tryAllSatisfy(
        _ predicate: (Elements.Element) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.allSatisfy(predicate) }.publisher
    }

    /// Whether an element passes a test.
    public func contains(
        where predicate: (Elements.Element) -> Bool
    ) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }

    /// Whether an element passes a test; what is thrown becomes the failure.
    public func tryContains(
        where predicate: (Elements.Element) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.contains(where: predicate) }.publisher
    }
}

extension Publishers.Sequence where Failure == Never {
    /// The first element that passes a test.
    public func first(
        where predicate: (Elements.Element) -> Bool
    ) -> Optional<Elements.Element>.Publisher {
        sequence.first(where: predicate).publisher
    }

    /// The least element in an order.
    public func min(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Optional<Elements.Element>.Publisher {
        sequence.min(by: areInIncreasingOrder).publisher
    }

    /// The greatest element in an order.
    public func max(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Optional<Elements.Element>.Publisher {
        sequence.max(by: areInIncreasingOrder).publisher
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Whether it is one of the elements.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(output))
    }

    /// The elements that are not equal to the one before, found at once.
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var elements: [Elements.Element] = []
        for element in sequence where elements.last != element { elements.append(element) }
        return Publishers.Sequence<[Elements.Element], Failure>(sequence: elements)
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// The least element.
    public func min() -> Optional<Elements.Element>.Publisher { sequence.min().publisher }

    /// The greatest element.
    public func max() -> Optional<Elements.Element>.Publisher { sequence.max().publisher }
}

// MARK: - Places

extension Publishers.Sequence {
    /// The elements after the first ones; a negative count halts.
    public func dropFirst(
        _ count: Int = 1
    ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        precondition(count >= 0, "dropFirst(\(count)): leave out none or more")
        return Publishers.Sequence<DropFirstSequence<Elements>, Failure>(
            sequence: sequence.dropFirst(count)
        )
    }

    /// The first elements; a negative count halts.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        precondition(maxLength >= 0, "prefix(\(maxLength)): take none or more")
        return Publishers.Sequence<PrefixSequence<Elements>, Failure>(
            sequence: sequence.prefix(maxLength)
        )
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// How many elements there are.
    public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(sequence.count)
    }

    /// The elements at places of the collection; one outside of it halts.
    public func output(
        in range: Range<Elements.Index>
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first element.
    public func first() -> Optional<Elements.Element>.Publisher { sequence.first.publisher }

    /// The element at a place of the collection; none where that is outside of it.
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// The last element.
    public func last() -> Optional<Elements.Element>.Publisher { sequence.last.publisher }

    /// The last element that passes a test.
    public func last(
        where predicate: (Elements.Element) -> Bool
    ) -> Optional<Elements.Element>.Publisher {
        sequence.last(where: predicate).publisher
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// How many elements there are.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// The given values, then these elements, in a collection of the same type.
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// The given elements, then these, in a collection of the same type.
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S.Element == Elements.Element {
        var all = Elements()
        all.reserveCapacity(sequence.count + elements.underestimatedCount)
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return Self(sequence: all)
    }

    /// The other's elements, then these.
    public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        publisher.append(sequence)
    }

    /// These elements, then the given values, in a collection of the same type.
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// These elements, then the given ones, in a collection of the same type.
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S.Element == Elements.Element {
        var all = sequence
        all.append(contentsOf: elements)
        return Self(sequence: all)
    }

    /// These elements, then the other's.
    public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
