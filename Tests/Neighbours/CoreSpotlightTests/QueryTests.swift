// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CoreSpotlight

/// What query strings ask for.
struct QueryTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private static let values: [String: AttributeValue] = [
        "title": .text("The Étude in Red"),
        "keywords": .texts(["music", "piano"]),
        "duration": .number(90.5),
        "rating": .integer(4),
        "authors": .people([
            .init(displayName: "Clara", handles: ["clara@example.com"], handleIdentifier: "mail")
        ]),
        "startDate": .date(now.addingTimeInterval(-1_000)),
    ]

    private func matches(_ query: String) throws -> Bool {
        try QueryParser.expression(of: query, now: Self.now).matches(Self.values)
    }

    @Test(arguments: [
        #"title == "The Étude in Red""#, #"title == 'the étude in red'c"#,
        #"title == "the etude*"cd"#, #"title == "*in*""#, #"title == "etude*"cdw"#,
        #"title == "red"cw"#, #"title == "étude in"cw"#, #"keywords == "pia*""#,
        #"** == "clara"cd"#, #"* == "*@example.com""#, "rating == 4", "rating = 4",
        "rating >= 4 && duration > 90", "rating == 5 || duration < 91",
        "InRange(duration, 90, 91)", "!(rating == 5)", #"title != "Blue""#,
        "startDate > $time.now(-2000)", "startDate < $time.now",
        "startDate > $time.iso(2001-01-01T00:00:00Z)",
        #"rating == 4 && (title == "x" || title == "*Red")"#,
        #"title == "*""#, "startDate >= $time.this_year(-1)",
    ])
    func theseQueriesMatch(_ query: String) throws {
        #expect(try matches(query))
    }

    @Test(arguments: [
        #"title == "the étude in red""#, #"title == "etude*""#, #"title == "tude"cdw"#,
        #"keywords == "violin""#, "rating == 5", "rating != 4", "duration < 90.5",
        "InRange(duration, 0, 90)", #"artist == "*""#, "startDate < $time.now(-2000)",
        #"title == "*red""#, "!(rating == 4)", "startDate > $time.today(2)",
        #"title == "Th\*""#,
    ])
    func theseQueriesDoNot(_ query: String) throws {
        #expect(try !matches(query))
    }

    @Test(arguments: [
        "", "title", "title ==", #"title == "open"#, #"title == "x"q"#, "rating == 4 &&",
        "(rating == 4", "rating == 4)", "rating ~ 4", "InRange(rating, 1)",
        "rating == $time.never", "rating == 1e999", "rating == --4",
        String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000),
    ])
    func theseAreNoQueries(_ text: String) {
        #expect(throws: QueryParser.Failure.self) {
            try QueryParser.expression(of: text, now: Self.now)
        }
    }
}
