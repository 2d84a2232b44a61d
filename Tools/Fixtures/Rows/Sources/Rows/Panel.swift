// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol PanelDelegate: NSObjectProtocol {
    func panelMust(_ panel: Panel)
    @objc optional func panelDid(_ panel: Panel)
    @objc optional func panelMay(_ panel: Panel) -> Bool
    @objc optional func panel(_ panel: Panel, titleAt index: Int) -> String?
    @objc optional func panel(_ panel: Panel, viewAt index: Int) -> UIView
    @objc optional func panelHeir(_ panel: Panel) -> PanelDelegate
    @objc optional var panelRate: CGFloat { get }
    @objc optional var panelTitle: String? { get }
}

@objcMembers
class Model: NSObject {
    dynamic var title = "a"
    @objc dynamic var size = CGSize.zero {
        willSet { heights.append(newValue.height) }
    }
    @objc dynamic var half: Int {
        get { count / 2 }
        set { count = newValue * 2 }
    }
    var heights: [CGFloat] = []
    @objc dynamic var count: Int = 0 {
        didSet { changes += 1 }
    }
    var changes = 0
}

class Panel: UIView {
    weak var delegate: PanelDelegate?
    private(set) var log: [String] = []
    @IBOutlet var label: UIView!

    @objc private func tapped(_ sender: Any?) { log.append("tapped") }
    @objc func plain() { log.append("plain") }
    @IBAction func act(_ sender: UIView) { log.append("act") }

    func send() {
        perform(#selector(tapped(_:)), with: self)
        perform(#selector(plain))
        perform(Selector(("act:")), with: self)
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(self.noticed(_:)),
            name: Notification.Name("panel"),
            object: nil
        )
        NotificationCenter.default.post(name: Notification.Name("panel"), object: nil)
    }

    @objc func noticed(_ note: Notification) { log.append("noticed") }

    func ask() -> [String] {
        delegate?.panelMust(self)
        delegate?.panelDid?(self)
        var answers = ["\(delegate?.panelMay?(self) ?? false)"]
        answers.append(delegate?.panel?(self, titleAt: 1) ?? "none")
        if let view = delegate?.panel?(self, viewAt: 2) { answers.append("\(view.tag)") }
        if delegate?.panel(_:titleAt:) != nil { answers.append("has title") }
        if delegate?.panelDid != nil { answers.append("has did") }
        return answers
    }

    #if os(iOS) && !os(Linux)
    static let isPhone = true
    #else
    static let isPhone = false
    #endif
}

class Base: UIView {
    var steps: [String] = []
}

extension Base {
    @objc func step() { steps.append("base") }
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
}

class Sub: Base {
    override func step() {
        super.step()
        steps.append("sub")
    }
}

class Box<T>: UIView {
    var hits = 0
    @objc func hit() { hits += 1 }
    func run() { perform(#selector(hit)) }
}

class Host<Item>: NSObject, PanelDelegate {
    let items: [Item]
    init(_ items: [Item]) { self.items = items }
    func panelMust(_ panel: Panel) {}
    func panel(_ panel: Panel, titleAt index: Int) -> String? { "\(items[index])" }
}

final class WideHost: Host<Int> {
    func panelMay(_ panel: Panel) -> Bool { true }
}

class Ring: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged var title: String?
}

class Watcher: NSObject {
    @objc let model = Model()
    var heard: [String] = []
    private var context = 0
    private var token: NSKeyValueObservation?

    override init() {
        super.init()
        let key = #keyPath(Model.count)
        model.addObserver(self, forKeyPath: key, options: [.new], context: &context)
        token = observe(\.model.title, options: [.new]) { watcher, change in
            watcher.heard.append("title \(change.newValue ?? "")")
        }
    }

    deinit { model.removeObserver(self, forKeyPath: #keyPath(Model.count)) }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &self.context else { return }
        heard.append("\(keyPath ?? "") \(change?[.newKey] as? Int ?? -1)")
    }

    func isModel(_ object: AnyObject) -> Bool { object.isKind(of: Model.self) }
    var selectors: [Selector] { [#selector(getter: Model.title), #selector(setter: Model.count)] }
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
}

class Meter: UIView {
    @objc dynamic var thickness: CGFloat = 1
    private(set) var insets: [UInt: CGFloat] = [:]

    @objc dynamic func setInset(_ inset: CGFloat, for state: UIControl.State) {
        insets[state.rawValue] = inset
    }

    @objc class func standard() -> Meter { Meter() }
    @objc func fill() {}
}

enum Phone {
    static var isOfTheFuture: Bool {
        if #available(iOS 99, *) { return true }
        return false
    }

    static var isOfToday: Bool {
        guard #available(iOS 13.0, *) else { return false }
        if #unavailable(iOS 13) { return false }
        return true
    }

    static var version: Int { ProcessInfo.processInfo.operatingSystemVersion.majorVersion }

    static func selectors(_ kind: Meter.Type, _ meter: Meter) -> [Selector] {
        [#selector(kind.standard), #selector(meter.fill)]
    }

    static func rootController(_ delegate: UIApplicationDelegate?) -> UIViewController? {
        delegate?.window??.rootViewController
    }
}
