// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

@Suite("Swift values in keyed archives")
struct CodableArchiveTests {
    private struct Trip: Codable, Equatable {
        let city: String
        let days: [Int]
        let isPaid: Bool
    }

    private let trip = Trip(city: "Kyiv", days: [3, 4], isPaid: true)

    private func reader(
        _ encode: (NSKeyedArchiver) throws -> Void
    ) throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        try encode(archiver)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    @Test func aValueComesBackFromBesideOtherObjects() throws {
        let reader = try reader {
            try $0.encodeEncodable(trip, forKey: "trip")
            $0.encode("x" as NSString, forKey: "name")
        }
        #expect(reader.decodeDecodable(Trip.self, forKey: "trip") == trip)
        #expect(reader.decodeObject(of: NSString.self, forKey: "name") == "x")
    }

    @Test func numbersTextsAndListsAreValues() throws {
        let reader = try reader {
            try $0.encodeEncodable(7, forKey: "number")
            try $0.encodeEncodable("seven", forKey: "text")
            try $0.encodeEncodable([1.5, 2.5], forKey: "list")
        }
        #expect(reader.decodeDecodable(Int.self, forKey: "number") == 7)
        #expect(reader.decodeDecodable(String.self, forKey: "text") == "seven")
        #expect(reader.decodeDecodable([Double].self, forKey: "list") == [1.5, 2.5])
    }

    @Test func whatIsNotThereIsNilAndAnotherTypeAnError() throws {
        let reader = try reader { try $0.encodeEncodable("seven", forKey: "text") }
        #expect(reader.decodeDecodable(Trip.self, forKey: "none") == nil)
        #expect(try reader.decodeTopLevelDecodable(Trip.self, forKey: "none") == nil)
        #expect(reader.decodeDecodable(Trip.self, forKey: "text") == nil)
        #expect(throws: DecodingError.self) {
            try reader.decodeTopLevelDecodable(Trip.self, forKey: "text")
        }
    }
}
