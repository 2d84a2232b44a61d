// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

// The worked example of Docs/subsystems/optional-requirements.md, in full.

@preconcurrency @MainActor final class Scroller: NSObject {
    weak var delegate: ScrollDelegate?
    var offset = 0
}

@preconcurrency @MainActor protocol _ScrollDelegateProbes: AnyObject {}

@preconcurrency @MainActor protocol ScrollDelegate: _ScrollDelegateProbes {
    func scrollDidScroll(_ scroller: Scroller)
    func scrollShouldScrollToTop(_ scroller: Scroller) -> Bool
    func scroll(_ scroller: Scroller, heightOfRow row: Int) -> Double
    func scroll(_ scroller: Scroller, titleOfRow row: Int) -> String?
    func scroll(_ scroller: Scroller, viewForRow row: Int) -> NSObject
    func scrollDidEnd()
}

extension ScrollDelegate {
    func scrollDidScroll(_ scroller: Scroller) {
        _objcDefault(self, "scrollDidScroll(_:)", scroller)
    }

    func scrollShouldScrollToTop(_ scroller: Scroller) -> Bool {
        _objcDefault(self, "scrollShouldScrollToTop(_:)", scroller)
    }

    func scroll(_ scroller: Scroller, heightOfRow row: Int) -> Double {
        _objcDefault(self, "scroll(_:heightOfRow:)", scroller, row)
    }

    func scroll(_ scroller: Scroller, titleOfRow row: Int) -> String? {
        _objcDefault(self, "scroll(_:titleOfRow:)", scroller, row)
    }

    func scroll(_ scroller: Scroller, viewForRow row: Int) -> NSObject {
        _objcDefault(self, "scroll(_:viewForRow:)", scroller, row, else: NSObject())
    }

    func scrollDidEnd() { _objcDefault(self, "scrollDidEnd()") }
}

extension _ScrollDelegateProbes {
    private var target: (any ScrollDelegate)? { self as? any ScrollDelegate }

    var scrollDidScroll: ((Scroller) -> Void)? {
        guard let target, _objcImplements(target, "scrollDidScroll(_:)") else { return nil }
        return { scroller in
            _ = _objcOptional(target, "scrollDidScroll(_:)") { target.scrollDidScroll(scroller) }
        }
    }

    var scrollShouldScrollToTop: _ObjCOptional<Scroller, Bool>? {
        guard let target, _objcImplements(target, "scrollShouldScrollToTop(_:)") else { return nil }
        return _ObjCOptional { scroller in
            _objcOptional(target, "scrollShouldScrollToTop(_:)") {
                target.scrollShouldScrollToTop(scroller)
            }
        }
    }

    var scrollDidEnd: (() -> Void)? {
        guard let target, _objcImplements(target, "scrollDidEnd()") else { return nil }
        return { _ = _objcOptional(target, "scrollDidEnd()") { target.scrollDidEnd() } }
    }

    var scroll: _ScrollDelegateScroll? { target.map { _ScrollDelegateScroll(target: $0) } }
}

@preconcurrency @MainActor struct _ScrollDelegateScroll {
    let target: any ScrollDelegate

    func callAsFunction(_ scroller: Scroller, heightOfRow row: Int) -> Double? {
        _objcOptional(target, "scroll(_:heightOfRow:)") {
            target.scroll(scroller, heightOfRow: row)
        }
    }

    func callAsFunction(_ scroller: Scroller, titleOfRow row: Int) -> String? {
        _objcOptional(target, "scroll(_:titleOfRow:)") {
            target.scroll(scroller, titleOfRow: row)
        } ?? nil
    }

    func callAsFunction(_ scroller: Scroller, viewForRow row: Int) -> NSObject? {
        _objcOptional(target, "scroll(_:viewForRow:)") {
            target.scroll(scroller, viewForRow: row)
        }
    }
}
