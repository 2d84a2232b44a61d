// SPDX-License-Identifier: Apache-2.0

import SystemBus

extension AccessibleAnswers {
    /// A rectangle of the screen as a caller counts: from the screen's corner (0), the window's (1)
    /// or the parent's (2).
    func relative(
        _ frame: AccessibleRectangle,
        of node: AccessibleNode,
        _ space: Int
    ) -> AccessibleRectangle {
        let origin: AccessibleRectangle?
        switch space {
        case 1: origin = tree.window(of: node)?.frame
        case 2: origin = node.parent.flatMap { tree[$0] }?.frame
        default: origin = nil
        }
        return origin.map { frame.moved(left: $0.x, up: $0.y) } ?? frame
    }

    /// A caller's point on the screen.
    func onScreen(_ x: Int, _ y: Int, of node: AccessibleNode, _ space: Int) -> (x: Int, y: Int) {
        let zero = relative(AccessibleRectangle(), of: node, space)
        return (x - zero.x, y - zero.y)
    }

    func component(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        let numbers = arguments.map { $0.int ?? 0 }
        switch member {
        case "Contains", "GetAccessibleAtPoint":
            let point = onScreen(numbers[0], numbers[1], of: node, numbers[2])
            if member == "Contains" {
                return .reply([.bool(node.frame.contains(x: point.x, y: point.y))])
            }
            return .reply([reference(tree.element(atX: point.x, y: point.y, in: node)?.id)])
        case "GetExtents": return .reply([relative(node.frame, of: node, numbers[0]).value])
        case "GetPosition":
            return .reply(Array(relative(node.frame, of: node, numbers[0]).members.prefix(2)))
        case "GetSize": return .reply([.int(node.frame.width), .int(node.frame.height)])
        case "GetLayer":
            let window: UInt32 = 7
            let widget: UInt32 = 3
            return .reply([.uint32(node.role == .frame ? window : widget)])
        case "GetMDIZOrder": return .reply([.int16(0)])
        case "GetAlpha": return .reply([.double(1)])
        case "GrabFocus": return request(node, .focus)
        case "ScrollTo":
            let places: [AccessibleRequest.Place] = [
                .top, .bottom, .top, .bottom, .left, .right, .anywhere,
            ]
            guard places.indices.contains(numbers[0]) else {
                return .failure(.invalidArguments("There is no place \(numbers[0])"))
            }
            return request(node, .scroll(places[numbers[0]]))
        case "ScrollToPoint":
            let point = onScreen(numbers[1], numbers[2], of: node, numbers[0])
            return request(node, .scroll(.point(x: point.x, y: point.y)))
        default:
            // Windows and views have the sizes that the program gives them.
            return .reply([.bool(false)])
        }
    }

    func image(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        switch member {
        case "GetImageSize": return component("GetSize", [], node)
        case "GetImagePosition": return component("GetPosition", arguments, node)
        default: return component("GetExtents", arguments, node)
        }
    }
}
