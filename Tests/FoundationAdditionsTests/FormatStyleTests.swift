// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Styles that iOS's Foundation has and Foundation on Linux lacks.
struct FormatStyleTests {
    private let us = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func aMeasurementIsWrittenInTheUnitsOfARegion() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
        #expect(distance.formatted(.measurement(width: .wide).locale(german)) == "5 Kilometer")
        let warmth = Measurement(value: 38, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .abbreviated).locale(us)) == "100°F")
        let height = Measurement(value: 180, unit: UnitLength.centimeters)
        let text = height.formatted(
            .measurement(width: .abbreviated, usage: .personHeight).locale(us)
        )
        #expect(text.hasPrefix("5 ft, 11"))
    }

    @Test func aMeasurementMayKeepItsUnit() {
        let distance = Measurement(value: 5.5, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, usage: .asProvided)
        #expect(distance.formatted(style.locale(us)) == "5.5 km")
        #expect(distance.formatted(style.locale(german)) == "5,5 km")
        let own = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
        #expect(Measurement(value: 2, unit: own).formatted(style.locale(us)) == "2 smoot")
    }

    @Test func numbersOfMeasurementsHaveAStyleOfTheirOwn() {
        let warmth = Measurement(value: 20.56, unit: UnitTemperature.celsius)
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        #expect(
            warmth.formatted(
                .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
                    .locale(us)
            ) == "20.6°C"
        )
        #expect(
            warmth.formatted(
                .measurement(width: .abbreviated, numberFormatStyle: style).locale(us)
            ) == "69.0°F"
        )
        #expect(
            warmth.formatted(
                .measurement(
                    width: .abbreviated,
                    usage: .asProvided,
                    hidesScaleName: true,
                    numberFormatStyle: style
                ).locale(us)
            ) == "20.6°"
        )
    }

    @Test func amountsOfDataAreSizesOfFiles() {
        let size = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
        #expect(size.formatted(.byteCount(style: .file).locale(us)) == "1.5 MB")
    }

    @Test func namesAreWrittenAndRead() throws {
        var name = PersonNameComponents()
        name.givenName = "Grace"
        name.middleName = "Brewster"
        name.familyName = "Hopper"
        #expect(name.formatted(.name(style: .long).locale(us)) == "Grace Brewster Hopper")
        #expect(name.formatted(.name(style: .abbreviated).locale(us)) == "GH")
        #expect(name.formatted(.name(style: .short).locale(us)) == "Grace")
        #expect(name.formatted() == "Grace Hopper")
        let read = try PersonNameComponents("Grace Hopper", strategy: .name)
        #expect(read.givenName == "Grace")
        #expect(read.familyName == "Hopper")
        #expect(throws: CocoaError.self) { try PersonNameComponents("") }
    }

    @Test func addressesShowTheirParts() throws {
        let text = "https://me:secret@www.example.com:8080/a/b?x=1#f"
        let url = try #require(URL(string: text))
        #expect(url.formatted() == "https://www.example.com/a/b")
        #expect(
            url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never))
                == "example.com"
        )
        let style = URL.FormatStyle.url.user().password().port().query().fragment()
        #expect(url.formatted(style) == text)
        #expect(url.formatted(.url.path(.displayWhen(.scheme, matches: ["ftp"]))).hasSuffix(".com"))
        #expect(url.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.example.com/a/b")
    }
}
