// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CAEmitterCell {
    /// A property that is a number, by its key.
    struct Field: Sendable {
        let get: @Sendable (CAEmitterCell) -> Double
        let set: @Sendable (CAEmitterCell, Double) -> Void

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = Float($1) }
        }

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = CGFloat($1) }
        }

        init(seconds path: ReferenceWritableKeyPath<CAEmitterCell, CFTimeInterval> & Sendable) {
            get = { $0[keyPath: path] }
            set = { $0[keyPath: path] = $1 }
        }

        init(flag path: ReferenceWritableKeyPath<CAEmitterCell, Bool> & Sendable) {
            get = { $0[keyPath: path] ? 1 : 0 }
            set = { $0[keyPath: path] = $1 != 0 }
        }
    }

    /// The properties that are numbers, for key-value coding and archives.
    static let numbers: [String: Field] = [
        "enabled": Field(flag: \.isEnabled), "birthRate": Field(\.birthRate),
        "lifetime": Field(\.lifetime), "lifetimeRange": Field(\.lifetimeRange),
        "emissionLatitude": Field(\.emissionLatitude),
        "emissionLongitude": Field(\.emissionLongitude),
        "emissionRange": Field(\.emissionRange), "velocity": Field(\.velocity),
        "velocityRange": Field(\.velocityRange), "xAcceleration": Field(\.xAcceleration),
        "yAcceleration": Field(\.yAcceleration), "zAcceleration": Field(\.zAcceleration),
        "scale": Field(\.scale), "scaleRange": Field(\.scaleRange),
        "scaleSpeed": Field(\.scaleSpeed), "spin": Field(\.spin),
        "spinRange": Field(\.spinRange), "redRange": Field(\.redRange),
        "greenRange": Field(\.greenRange), "blueRange": Field(\.blueRange),
        "alphaRange": Field(\.alphaRange), "redSpeed": Field(\.redSpeed),
        "greenSpeed": Field(\.greenSpeed), "blueSpeed": Field(\.blueSpeed),
        "alphaSpeed": Field(\.alphaSpeed), "contentsScale": Field(\.contentsScale),
        "beginTime": Field(seconds: \.beginTime), "duration": Field(seconds: \.duration),
        "speed": Field(\.speed), "timeOffset": Field(seconds: \.timeOffset),
        "repeatCount": Field(\.repeatCount),
        "repeatDuration": Field(seconds: \.repeatDuration),
    ]
}
