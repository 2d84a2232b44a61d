// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKit
import UITestWire
public import XCTestActivities

/// What can be photographed.
public protocol XCUIScreenshotProviding {
    /// A picture of it as it is now.
    func screenshot() -> XCUIScreenshot
}

// Sendable is unchecked because nothing changes after `init`.
/// A picture of the screen or of an element.
public final class XCUIScreenshot: Foundation.NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage

    /// The picture as a PNG file.
    public var pngRepresentation: Data { image.pngData() ?? Data() }

    /// An empty picture, after a failure.
    override init() {
        image = UIImage()
        super.init()
    }

    private init(_ image: UIImage) {
        self.image = image
        super.init()
    }

    /// Photographs the screen of an application.
    init(_ process: ApplicationProcess) throws {
        guard let bytes = try process.ask(.screenshot).picture,
            let plain = UIImage(data: Data(bytes))?.cgImage
        else { throw UITestFailure("The application shows nothing") }
        let width = try process.root().frame.width
        let scale = width > 0 ? CGFloat(plain.width) / width : 1
        image = UIImage(cgImage: plain, scale: scale, orientation: .up)
        super.init()
    }

    /// The part of the picture in a frame, in points.
    func cropped(to frame: CGRect) -> XCUIScreenshot {
        let scale = image.scale
        let pixels = CGRect(
            x: frame.minX * scale,
            y: frame.minY * scale,
            width: frame.width * scale,
            height: frame.height * scale
        ).integral
        guard let part = image.cgImage?.cropping(to: pixels) else { return self }
        return XCUIScreenshot(UIImage(cgImage: part, scale: scale, orientation: .up))
    }
}

// Sendable is unchecked because it holds nothing.
/// A screen.
public final class XCUIScreen: Foundation.NSObject, XCUIScreenshotProviding, @unchecked Sendable {
    /// The device's own screen.
    public static let main = XCUIScreen()

    /// The screens: the device's own.
    public static var screens: [XCUIScreen] { [main] }

    /// What the application in front shows.
    public func screenshot() -> XCUIScreenshot {
        let picture = UITestFailure.caught("take a screenshot") {
            guard let front = Applications.shared.front else {
                throw UITestFailure("No application was launched")
            }
            return try XCUIScreenshot(front)
        }
        return picture ?? XCUIScreenshot()
    }
}

extension XCTAttachment {
    /// Makes an attachment of a picture of the screen.
    public convenience init(screenshot: XCUIScreenshot) { self.init(image: screenshot.image) }

    /// Makes an attachment of a picture of the screen, in some quality.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        self.init(image: screenshot.image, quality: quality)
    }
}
