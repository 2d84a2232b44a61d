// SPDX-License-Identifier: Apache-2.0

/// The devices whose screens a headless display can emulate.
///
/// - Source: Docs/facts.md, "Devices"; sizes in points, upright.
package enum DeviceCatalog {
    /// The default device of a display.
    package static let standard = "iPhone 14"

    /// Every device by the name that `CASEMENT_DEVICE` takes.
    package static let profiles: [DisplayProfile] = phones + pads + televisions

    /// The profile of a name; ignores case and surrounding spaces.
    ///
    /// The version of iOS may follow after a comma: `iPhone 14, iOS 16.4`.
    ///
    /// - Throws: a ``PlatformError`` that lists the names, where there is none like it.
    package static func profile(named name: String) throws -> DisplayProfile {
        let parts = name.split(separator: ",", maxSplits: 1).map { folded(String($0)) }
        guard let wanted = parts.first,
            var found = profiles.first(where: { folded($0.name) == wanted })
        else {
            let names = profiles.map(\.name).joined(separator: ", ")
            throw PlatformError("no device is called '\(name)'; known devices: \(names)")
        }
        guard parts.count > 1 else { return found }
        found.systemVersion = try systemVersion(parts[1])
        found.name += ", iOS \(found.systemVersion)"
        return found
    }

    /// The number in `ios 16.4` or `16.4`.
    private static func systemVersion(_ words: String) throws -> String {
        let number = words.hasPrefix("ios ") ? String(words.dropFirst(4)) : words
        let fields = number.split(separator: ".", omittingEmptySubsequences: false)
        guard fields.count <= 3, fields.allSatisfy({ UInt16($0) != nil }) else {
            throw PlatformError(
                "'\(words)' is no version of iOS; write it as in 'iPhone 14, iOS 16.4'"
            )
        }
        return number
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func phones(
        _ names: [String],
        _ width: Double,
        _ height: Double,
        scale: Double,
        top: Double,
        bottom: Double = 34,
        side: Double? = nil,
        isLarge: Bool = false
    ) -> [DisplayProfile] {
        let isNotched = top > 20
        return names.map { name in
            DisplayProfile(
                name: name,
                width: width,
                height: height,
                scale: scale,
                portraitSafeArea: .init(top: top, bottom: isNotched ? bottom : 0),
                landscapeSafeArea: isNotched
                    ? .init(left: side ?? top, bottom: 21, right: side ?? top) : .init(),
                isRegularWidthInLandscape: isLarge
            )
        }
    }

    private static let phones: [DisplayProfile] =
        phones(["iPhone SE (1st generation)", "iPhone 5s"], 320, 568, scale: 2, top: 20)
        + phones(
            [
                "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)", "iPhone SE",
            ],
            375,
            667,
            scale: 2,
            top: 20
        )
        + phones(
            ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            414,
            736,
            scale: 3,
            top: 20,
            isLarge: true
        )
        + phones(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44)
        + phones(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 48, isLarge: true)
        + phones(
            ["iPhone XS Max", "iPhone 11 Pro Max"],
            414,
            896,
            scale: 3,
            top: 44,
            isLarge: true
        )
        + phones(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, top: 50)
        + phones(
            [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14",
                "iPhone 16e",
            ],
            390,
            844,
            scale: 3,
            top: 47
        )
        + phones(
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
            428,
            926,
            scale: 3,
            top: 47,
            isLarge: true
        )
        + phones(
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
            393,
            852,
            scale: 3,
            top: 59
        )
        + phones(
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            430,
            932,
            scale: 3,
            top: 59,
            isLarge: true
        )
        + phones(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62)
        + phones(
            ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
            440,
            956,
            scale: 3,
            top: 62,
            isLarge: true
        )

    private static func pads(
        _ names: [String],
        _ width: Double,
        _ height: Double,
        top: Double = 20,
        bottom: Double = 0
    ) -> [DisplayProfile] {
        names.map { name in
            DisplayProfile(
                name: name,
                width: width,
                height: height,
                scale: 2,
                portraitSafeArea: .init(top: top, bottom: bottom),
                landscapeSafeArea: .init(top: top, bottom: bottom),
                idiom: .pad,
                isRegularWidthInLandscape: true
            )
        }
    }

    private static let pads: [DisplayProfile] = [
        pads(
            [
                "iPad", "iPad mini", "iPad mini 4", "iPad mini (5th generation)", "iPad Air",
                "iPad Air 2", "iPad Pro (9.7-inch)", "iPad (5th generation)",
                "iPad (6th generation)",
            ],
            768,
            1024
        ),
        pads(
            ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
            810,
            1080
        ),
        pads(["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"], 834, 1112),
        pads(["iPad Pro (12.9-inch) (2nd generation)"], 1024, 1366),
        pads(["iPad mini (6th generation)"], 744, 1133, top: 24, bottom: 20),
        pads(
            [
                "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
                "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
            ],
            820,
            1180,
            top: 24,
            bottom: 20
        ),
        pads(
            [
                "iPad Pro (11-inch)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
            ],
            834,
            1194,
            top: 24,
            bottom: 20
        ),
        pads(["iPad Pro 11-inch (M4)"], 834, 1210, top: 24, bottom: 20),
        pads(
            [
                "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (3rd generation)",
                "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
                "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)",
            ],
            1024,
            1366,
            top: 24,
            bottom: 20
        ),
        pads(["iPad Pro 13-inch (M4)"], 1032, 1376, top: 24, bottom: 20),
    ]
    .flatMap { $0 }

    private static let televisions: [DisplayProfile] = [("Apple TV", 1.0), ("Apple TV 4K", 2.0)]
        .map { name, scale in
            DisplayProfile(
                name: name,
                width: 1920,
                height: 1080,
                scale: scale,
                portraitSafeArea: .init(top: 60, left: 90, bottom: 60, right: 90),
                landscapeSafeArea: .init(top: 60, left: 90, bottom: 60, right: 90),
                idiom: .television,
                isRegularWidthInLandscape: true
            )
        }
}
