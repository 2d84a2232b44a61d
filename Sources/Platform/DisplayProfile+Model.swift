// SPDX-License-Identifier: Apache-2.0

extension DisplayProfile {
    /// What the device calls its model, as `uname` has it on a phone: `iPhone14,7`; nil for a monitor.
    ///
    /// Where a model has several, by its radio, the first.
    package var modelIdentifier: String? {
        // The version of iOS may follow the name.
        Self.models[name.split(separator: ",").first.map(String.init) ?? name]
    }

    private static let models: [String: String] = [
        "iPhone SE (1st generation)": "iPhone8,4",
        "iPhone 5s": "iPhone6,1",
        "iPhone 6": "iPhone7,2",
        "iPhone 6s": "iPhone8,1",
        "iPhone 7": "iPhone9,1",
        "iPhone 8": "iPhone10,1",
        "iPhone SE (2nd generation)": "iPhone12,8",
        "iPhone SE (3rd generation)": "iPhone14,6",
        "iPhone SE": "iPhone14,6",
        "iPhone 6 Plus": "iPhone7,1",
        "iPhone 6s Plus": "iPhone8,2",
        "iPhone 7 Plus": "iPhone9,2",
        "iPhone 8 Plus": "iPhone10,2",
        "iPhone X": "iPhone10,3",
        "iPhone XS": "iPhone11,2",
        "iPhone 11 Pro": "iPhone12,3",
        "iPhone XR": "iPhone11,8",
        "iPhone 11": "iPhone12,1",
        "iPhone XS Max": "iPhone11,6",
        "iPhone 11 Pro Max": "iPhone12,5",
        "iPhone 12 mini": "iPhone13,1",
        "iPhone 13 mini": "iPhone14,4",
        "iPhone 12": "iPhone13,2",
        "iPhone 12 Pro": "iPhone13,3",
        "iPhone 13": "iPhone14,5",
        "iPhone 13 Pro": "iPhone14,2",
        "iPhone 14": "iPhone14,7",
        "iPhone 16e": "iPhone17,5",
        "iPhone 12 Pro Max": "iPhone13,4",
        "iPhone 13 Pro Max": "iPhone14,3",
        "iPhone 14 Plus": "iPhone14,8",
        "iPhone 14 Pro": "iPhone15,2",
        "iPhone 15": "iPhone15,4",
        "iPhone 15 Pro": "iPhone16,1",
        "iPhone 16": "iPhone17,3",
        "iPhone 14 Pro Max": "iPhone15,3",
        "iPhone 15 Plus": "iPhone15,5",
        "iPhone 15 Pro Max": "iPhone16,2",
        "iPhone 16 Plus": "iPhone17,4",
        "iPhone 16 Pro": "iPhone17,1",
        "iPhone 17": "iPhone18,3",
        "iPhone 17 Pro": "iPhone18,1",
        "iPhone 16 Pro Max": "iPhone17,2",
        "iPhone 17 Pro Max": "iPhone18,2",
        "iPad": "iPad7,5",
        "iPad mini": "iPad11,1",
        "iPad Air 2": "iPad5,3",
        "iPad Pro (9.7-inch)": "iPad6,3",
        "iPad (9th generation)": "iPad12,1",
        "iPad Pro (10.5-inch)": "iPad7,3",
        "iPad Air (3rd generation)": "iPad11,3",
        "iPad Pro (11-inch)": "iPad8,1",
        "iPad Pro (12.9-inch)": "iPad8,5",
        "Apple TV": "AppleTV5,3",
        "Apple TV 4K": "AppleTV6,2",
    ]
}
