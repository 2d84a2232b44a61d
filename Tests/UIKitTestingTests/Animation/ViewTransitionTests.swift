// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Flips, curls and dissolves as they are drawn.
@MainActor struct ViewTransitionTests {
    private let app: TestApp
    private let card = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 80))
    private let front = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    private let rear = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        front.backgroundColor = .red
        rear.backgroundColor = .blue
        for (side, count) in [(front, 3), (rear, 5)] {
            for index in 0..<count {
                let line = UIView(frame: CGRect(x: 6, y: 5 + 10 * index, width: 36, height: 4))
                line.backgroundColor = .white
                side.addSubview(line)
            }
        }
        card.addSubview(front)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 140))
        root.backgroundColor = .lightGray
        root.addSubview(card)
        app.show(root)
    }

    private func picture(_ options: UIView.AnimationOptions, at part: Double) throws -> Picture {
        UIView.transition(
            from: front,
            to: rear,
            duration: 1,
            options: options.union(.curveLinear)
        )
        app.update()
        app.advance(by: part)
        let picture = app.picture().cropped(to: CGRect(x: 0, y: 0, width: 120, height: 140))
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            let name = "transition-\(options.rawValue >> 20)-\(Int(part * 100))"
            try picture.write(to: "\(folder)/\(name).png")
        }
        app.settle()
        return picture
    }

    /// How many points of a column show the card.
    private func height(_ picture: Picture, x: CGFloat) -> Int {
        (0..<140).count { picture[CGPoint(x: x, y: CGFloat($0))] != 0xFFAA_AAAA }
    }

    /// How many points of a row show the card.
    private func width(_ picture: Picture, y: CGFloat) -> Int {
        (0..<120).count { picture[CGPoint(x: CGFloat($0), y: y)] != 0xFFAA_AAAA }
    }

    /// How many points of a row are of a colour.

    private func count(_ picture: Picture, _ color: UInt32, y: CGFloat) -> Int {
        (0..<120).count { picture[CGPoint(x: CGFloat($0), y: y)] == color }
    }

    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF

    @Test func aFlipFromTheLeftBringsTheLeftSideNearFirst() throws {
        let first = try picture(.transitionFlipFromLeft, at: 0.3)
        #expect(count(first, Self.blue, y: 70) == 0)
        #expect(height(first, x: 46) > height(first, x: 74) + 8)
        #expect(height(first, x: 46) > 80)
    }

    @Test func theNewSideOfAFlipComesFromTheOtherSide() throws {
        let second = try picture(.transitionFlipFromLeft, at: 0.7)
        #expect(count(second, Self.red, y: 90) == 0)
        #expect(height(second, x: 74) > height(second, x: 46) + 8)
    }

    @Test func aFlipFromTheRightIsItsMirrorImage() throws {
        let first = try picture(.transitionFlipFromRight, at: 0.3)
        #expect(height(first, x: 74) > height(first, x: 46) + 8)
    }

    @Test func aFlipFromTheTopBringsTheUpperSideNear() throws {
        let top = try picture(.transitionFlipFromTop, at: 0.3)
        #expect(width(top, y: 46) > 60)
        #expect(width(top, y: 86) < 60 && width(top, y: 86) > 40)
    }

    @Test func aFlipFromTheBottomBringsTheLowerSideNear() throws {
        let bottom = try picture(.transitionFlipFromBottom, at: 0.3)
        #expect(width(bottom, y: 94) > 60)
    }

    @Test func aCurlRollsTheOldPageUpFromTheLowerRight() throws {
        let page = try picture(.transitionCurlUp, at: 0.3)
        #expect(page[CGPoint(x: 32, y: 32)] == Self.red)
        #expect(page[CGPoint(x: 88, y: 108)] == Self.blue)
        // The paper's back is nearly white, with a trace of the print.
        let whites = (30..<110).count { y in
            let pixel = page[CGPoint(x: 72, y: CGFloat(y))]
            return pixel >> 16 & 255 > 200 && pixel & 255 > 150 && pixel != 0xFFFF_FFFF
        }
        #expect(whites > 4)
    }

    @Test func whereAPageIsClearWhatLiesBelowItsTurnedPartShows() throws {
        for side in [front, rear] {
            side.frame = CGRect(x: 12, y: 12, width: 36, height: 56)
            for line in side.subviews { line.removeFromSuperview() }
        }
        app.update()
        for part in [0.3, 0.45, 0.6] {
            let page = try picture(.transitionCurlUp, at: part)
            // The places where the sides lie show one of them at any time.
            let holes = (42..<98).reduce(0) { sum, y in
                sum
                    + (42..<78).count {
                        page[CGPoint(x: CGFloat($0), y: CGFloat(y))] == 0xFFAA_AAAA
                    }
            }
            #expect(holes == 0, "at \(part)")
            _ = try picture(.transitionCrossDissolve, at: 1)
            rear.removeFromSuperview()
            card.addSubview(front)
            app.update()
        }
    }

    @Test func aCurlDownLaysTheNewPageOnTheOldOne() throws {
        let page = try picture(.transitionCurlDown, at: 0.7)
        #expect(page[CGPoint(x: 32, y: 32)] == Self.blue)
        #expect(page[CGPoint(x: 88, y: 108)] == Self.red)
    }

    @Test func aDissolveMixesBoth() throws {
        let mixed = try picture(.transitionCrossDissolve, at: 0.5)
        let pixel = mixed[CGPoint(x: 80, y: 100)]
        #expect(abs(Int(pixel >> 16 & 255) - 128) < 8 && abs(Int(pixel & 255) - 128) < 8)
        #expect(pixel >> 8 & 255 < 3)
    }

    @Test func viewsMayBeHiddenAndShown() throws {
        card.addSubview(rear)
        rear.isHidden = true
        _ = try picture([.transitionFlipFromLeft, .showHideTransitionViews], at: 0.2)
        #expect(front.isHidden && !rear.isHidden && front.superview === card)
    }
}
