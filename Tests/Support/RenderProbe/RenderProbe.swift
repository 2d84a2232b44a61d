// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Foundation
import UIKit

/// The worker of CasementServerTests: what an input asks for, good and bad.
@main
struct RenderProbe: ViewService {
    enum Input: Codable {
        case box(width: Double, height: Double, red: Double)
        case rows(Int, height: Double)
        case title(String)
        case error(String)
        case crash
        case exit(Int32)
        case hang
        case allocate(megabytes: Int)
        case nested(Int)
        case process
        case marginRows(Int)
        case scale
        case structured
    }

    struct Refusal: Error, CustomStringConvertible { let description: String }

    @MainActor static func view(for input: Input) throws -> UIView {
        switch input {
        case .box(let width, let height, let red):
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
            view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
            return view
        case .rows(let count, let height):
            let rows = (0..<count).map { index in
                let row = UIView()
                row.backgroundColor = UIColor(white: CGFloat(index % 2), alpha: 1)
                row.heightAnchor.constraint(equalToConstant: height).isActive = true
                return row
            }
            let stack = UIStackView(arrangedSubviews: rows)
            stack.axis = .vertical
            return stack
        case .title(let text):
            let label = UILabel()
            label.text = text
            return label
        case .error(let reason): throw Refusal(description: reason)
        case .crash: fatalError("asked to crash")
        case .exit(let status): Foundation.exit(status)
        case .hang:
            while true { sleep(1) }
        case .allocate(let megabytes):
            let bytes = [UInt8](repeating: 1, count: megabytes << 20)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: Double(bytes[5]), height: 1))
            return view
        case .nested(let depth):
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var inner = root
            for _ in 0..<depth {
                let next = UIView(frame: inner.bounds)
                inner.addSubview(next)
                inner = next
            }
            inner.backgroundColor = .black
            return root
        case .process:
            return UIView(frame: CGRect(x: 0, y: 0, width: Double(getpid()), height: 1))
        case .marginRows(let count): return marginRows(count)
        case .scale: return ScaleView()
        case .structured: return StructuredView()
        }
    }

    /// Rows with margins that would take in a safe area.
    @MainActor private static func marginRows(_ count: Int) -> UIView {
        let rows = (0..<count).map { _ in
            let text = UIView()
            text.heightAnchor.constraint(equalToConstant: 12).isActive = true
            let row = UIStackView(arrangedSubviews: [text])
            row.isLayoutMarginsRelativeArrangement = true
            row.layoutMargins = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 8)
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        return stack
    }

    static func serve(_ pool: RenderPool<RenderProbe>) async throws {
        print("RenderProbe is a worker of tests")
    }
}

/// A view that is as wide as the window has pixels to a point.
private final class ScaleView: UIView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let screen = window?.screen else { return }
        bounds.size = CGSize(width: screen.scale, height: 1)
    }
}
