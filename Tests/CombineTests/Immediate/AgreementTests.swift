// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// The operators that compute at once deliver what the general ones deliver, which an erased publisher has.
struct AgreementTests {
    @Test(arguments: UInt64(1)...60) func aSequenceDeliversAsTheGeneralOperatorsDo(seed: UInt64) {
        var random = SeededRandom(state: seed)
        let count = Int.random(in: 0...6, using: &random)
        let numbers = (0..<count).map { _ in Int.random(in: -6...6, using: &random) }
        let choice = Choice(using: &random)
        let special = numbers.publisher
        let general = numbers.publisher.eraseToAnyPublisher()

        expectAgreement(special.map { $0 * 2 }, general.map { $0 * 2 })
        let halves: (Int) -> Int? = { $0.isMultiple(of: 2) ? $0 / 2 : nil }
        expectAgreement(special.compactMap(halves), general.compactMap(halves))
        expectAgreement(special.scan(1, choice.joins), general.scan(1, choice.joins))
        expectAgreement(special.reduce(1, choice.joins), general.reduce(1, choice.joins))
        expectAgreement(
            special.tryReduce(1, choice.triesToJoin),
            general.tryReduce(1, choice.triesToJoin)
        )
        expectAgreement(special.collect(), general.collect())
        expectAgreement(special.count(), general.count())
        expectAgreement(special.ignoreOutput(), general.ignoreOutput())
        expectAgreement(
            special.setFailureType(to: Trouble.self),
            general.setFailureType(to: Trouble.self)
        )

        expectAgreement(special.filter(choice.passes), general.filter(choice.passes))
        expectAgreement(special.prefix(while: choice.passes), general.prefix(while: choice.passes))
        expectAgreement(special.drop(while: choice.passes), general.drop(while: choice.passes))
        expectAgreement(special.allSatisfy(choice.passes), general.allSatisfy(choice.passes))
        expectAgreement(special.tryAllSatisfy(choice.tries), general.tryAllSatisfy(choice.tries))
        expectAgreement(
            special.contains(where: choice.passes),
            general.contains(where: choice.passes)
        )
        expectAgreement(
            special.tryContains(where: choice.tries),
            general.tryContains(where: choice.tries)
        )
        expectAgreement(special.contains(choice.pivot), general.contains(choice.pivot))
        expectAgreement(special.removeDuplicates(), general.removeDuplicates())
        expectAgreement(special.first(where: choice.passes), general.first(where: choice.passes))
        expectAgreement(special.last(where: choice.passes), general.last(where: choice.passes))
        expectAgreement(special.min(), general.min())
        expectAgreement(special.max(), general.max())
        expectAgreement(special.min(by: choice.isBefore), general.min(by: choice.isBefore))
        expectAgreement(special.max(by: choice.isBefore), general.max(by: choice.isBefore))

        expectAgreement(special.first(), general.first())
        expectAgreement(special.last(), general.last())
        expectAgreement(special.dropFirst(choice.place), general.dropFirst(choice.place))
        expectAgreement(special.prefix(choice.place), general.prefix(choice.place))
        expectAgreement(special.output(at: choice.place), general.output(at: choice.place))
        let places = min(choice.place, count)..<count
        expectAgreement(special.output(in: places), general.output(in: places))
        expectAgreement(special.append(numbers.reversed()), general.append(numbers.reversed()))
        expectAgreement(special.prepend(numbers.reversed()), general.prepend(numbers.reversed()))
        expectAgreement(special.append(1, 2), general.append(1, 2))
        expectAgreement(special.prepend(1, 2), general.prepend(1, 2))
        expectAgreement(special.append([7].publisher), general.append([7].publisher))
        expectAgreement(special.prepend([7].publisher), general.prepend([7].publisher))
    }

    @Test(arguments: UInt64(1)...60) func aJustDeliversAsTheGeneralOperatorsDo(seed: UInt64) {
        var random = SeededRandom(state: seed)
        let choice = Choice(using: &random)
        let special = Just(Int.random(in: -6...6, using: &random))
        let general = special.eraseToAnyPublisher()

        expectAgreement(special.map { $0 * 2 }, general.map { $0 * 2 })
        expectAgreement(special.tryMap(choice.tries), general.tryMap(choice.tries))
        let halves: (Int) -> Int? = { $0.isMultiple(of: 2) ? $0 / 2 : nil }
        expectAgreement(special.compactMap(halves), general.compactMap(halves))
        expectAgreement(
            special.mapError { _ -> Trouble in },
            general.mapError { _ -> Trouble in }
        )
        expectAgreement(
            special.setFailureType(to: Trouble.self),
            general.setFailureType(to: Trouble.self)
        )
        expectAgreement(special.scan(1, choice.joins), general.scan(1, choice.joins))
        expectAgreement(special.reduce(1, choice.joins), general.reduce(1, choice.joins))
        expectAgreement(
            special.tryScan(1, choice.triesToJoin),
            general.tryScan(1, choice.triesToJoin)
        )
        expectAgreement(
            special.tryReduce(1, choice.triesToJoin),
            general.tryReduce(1, choice.triesToJoin)
        )
        expectAgreement(special.collect(), general.collect())
        expectAgreement(special.count(), general.count())
        expectAgreement(special.ignoreOutput(), general.ignoreOutput())
        expectAgreement(special.replaceError(with: 9), general.replaceError(with: 9))
        expectAgreement(special.replaceEmpty(with: 9), general.replaceEmpty(with: 9))
        expectAgreement(special.retry(2), general.retry(2))

        expectAgreement(special.filter(choice.passes), general.filter(choice.passes))
        expectAgreement(special.first(where: choice.passes), general.first(where: choice.passes))
        expectAgreement(special.last(where: choice.passes), general.last(where: choice.passes))
        expectAgreement(special.prefix(while: choice.passes), general.prefix(while: choice.passes))
        expectAgreement(special.drop(while: choice.passes), general.drop(while: choice.passes))
        expectAgreement(special.allSatisfy(choice.passes), general.allSatisfy(choice.passes))
        expectAgreement(special.tryAllSatisfy(choice.tries), general.tryAllSatisfy(choice.tries))
        expectAgreement(
            special.contains(where: choice.passes),
            general.contains(where: choice.passes)
        )
        expectAgreement(
            special.tryContains(where: choice.tries),
            general.tryContains(where: choice.tries)
        )
        expectAgreement(special.contains(choice.pivot), general.contains(choice.pivot))
        expectAgreement(special.removeDuplicates(), general.removeDuplicates())
        expectAgreement(special.min(), general.min())
        expectAgreement(special.max(), general.max())

        expectAgreement(special.first(), general.first())
        expectAgreement(special.last(), general.last())
        expectAgreement(special.dropFirst(choice.place), general.dropFirst(choice.place))
        expectAgreement(special.prefix(choice.place), general.prefix(choice.place))
        expectAgreement(special.output(at: choice.place), general.output(at: choice.place))
        let places = choice.place..<9
        expectAgreement(special.output(in: places), general.output(in: places))
        expectAgreement(special.append([1, 2]), general.append([1, 2]))
        expectAgreement(special.prepend([1, 2]), general.prepend([1, 2]))
        expectAgreement(special.append(1, 2), general.append(1, 2))
        expectAgreement(special.prepend(1, 2), general.prepend(1, 2))
    }

    @Test(arguments: UInt64(1)...60) func aResultDeliversAsTheGeneralOperatorsDo(seed: UInt64) {
        var random = SeededRandom(state: seed)
        let choice = Choice(using: &random)
        let value = Int.random(in: -6...6, using: &random)
        let result: Result<Int, Trouble> =
            Bool.random(using: &random) ? .success(value) : .failure(.b)
        let special = result.publisher
        let general = special.eraseToAnyPublisher()

        expectAgreement(special.map { $0 * 2 }, general.map { $0 * 2 })
        expectAgreement(special.tryMap(choice.tries), general.tryMap(choice.tries))
        expectAgreement(special.mapError { _ in Trouble.a }, general.mapError { _ in Trouble.a })
        expectAgreement(special.scan(1, choice.joins), general.scan(1, choice.joins))
        expectAgreement(special.reduce(1, choice.joins), general.reduce(1, choice.joins))
        expectAgreement(
            special.tryScan(1, choice.triesToJoin),
            general.tryScan(1, choice.triesToJoin)
        )
        expectAgreement(
            special.tryReduce(1, choice.triesToJoin),
            general.tryReduce(1, choice.triesToJoin)
        )
        expectAgreement(special.collect(), general.collect())
        expectAgreement(special.count(), general.count())
        expectAgreement(special.replaceError(with: 9), general.replaceError(with: 9))
        expectAgreement(special.replaceEmpty(with: 9), general.replaceEmpty(with: 9))
        expectAgreement(special.retry(2), general.retry(2))
        expectAgreement(special.first(), general.first())
        expectAgreement(special.last(), general.last())

        expectAgreement(special.allSatisfy(choice.passes), general.allSatisfy(choice.passes))
        expectAgreement(special.tryAllSatisfy(choice.tries), general.tryAllSatisfy(choice.tries))
        expectAgreement(
            special.contains(where: choice.passes),
            general.contains(where: choice.passes)
        )
        expectAgreement(
            special.tryContains(where: choice.tries),
            general.tryContains(where: choice.tries)
        )
        expectAgreement(special.contains(choice.pivot), general.contains(choice.pivot))
        expectAgreement(special.removeDuplicates(), general.removeDuplicates())
        expectAgreement(special.min(), general.min())
        expectAgreement(special.max(), general.max())
    }

    @Test(arguments: [nil, 3]) func anOptionalDeliversAsTheGeneralOperatorsDo(value: Int?) {
        let special = value.publisher
        let general = special.eraseToAnyPublisher()
        for pivot in 1...4 {
            let passes: (Int) -> Bool = { $0 < pivot }
            expectAgreement(special.map { $0 * 2 }, general.map { $0 * 2 })
            let doubles: (Int) -> Int? = { $0 < pivot ? $0 * 2 : nil }
            expectAgreement(special.compactMap(doubles), general.compactMap(doubles))
            expectAgreement(special.scan(pivot, +), general.scan(pivot, +))
            expectAgreement(special.collect(), general.collect())
            expectAgreement(special.ignoreOutput(), general.ignoreOutput())
            expectAgreement(special.replaceError(with: 9), general.replaceError(with: 9))
            expectAgreement(special.replaceEmpty(with: 9), general.replaceEmpty(with: 9))
            expectAgreement(special.retry(2), general.retry(2))
            expectAgreement(special.filter(passes), general.filter(passes))
            expectAgreement(special.first(where: passes), general.first(where: passes))
            expectAgreement(special.last(where: passes), general.last(where: passes))
            expectAgreement(special.prefix(while: passes), general.prefix(while: passes))
            expectAgreement(special.drop(while: passes), general.drop(while: passes))
            expectAgreement(special.removeDuplicates(), general.removeDuplicates())
            expectAgreement(special.min(), general.min())
            expectAgreement(special.max(), general.max())
            expectAgreement(special.first(), general.first())
            expectAgreement(special.last(), general.last())
            let place = pivot - 1
            expectAgreement(special.dropFirst(place), general.dropFirst(place))
            expectAgreement(special.prefix(place), general.prefix(place))
            expectAgreement(special.output(at: place), general.output(at: place))
            expectAgreement(special.output(in: place...), general.output(in: place...))
            expectAgreement(special.output(in: 0..<place), general.output(in: 0..<place))
        }
    }
}
