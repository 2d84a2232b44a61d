// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// Draws a band over a view while the pointer is dragged, to select what is inside it.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// How far a selection has come.
    public enum State: Int, Sendable {
        /// Nobody selects.
        case possible = 0
        /// A band has just appeared.
        case began = 1
        /// The band has another size.
        case selecting = 2
        /// The band is gone; its last rectangle is the result.
        case ended = 3
    }

    private final let handler: (UIBandSelectionInteraction) -> Void
    private final weak var host: UIView?
    private final var recognizer: BandRecognizer?
    private final var band: UIView?
    private final var start = CGPoint.zero
    private final var rect: CGRect?
    private final var stage = State.possible
    private final var modifiers: UIKeyModifierFlags = []
    private final var isOn = true

    /// Makes an interaction that calls `selectionHandler` each time its state or rectangle changes.
    public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
    }

    /// Whether a drag of the pointer selects.
    open var isEnabled: Bool {
        get { isOn }
        set {
            isOn = newValue
            recognizer?.isEnabled = newValue
        }
    }

    /// How far the selection has come.
    open var state: State { stage }

    /// The band, in the view's space; nil while nobody selects.
    open var selectionRect: CGRect? { rect }

    /// The modifier keys that were held when the band appeared.
    open var initialModifierFlags: UIKeyModifierFlags { modifiers }

    /// Asked whether a band may begin at a point of the view; it may unless set.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Ends what goes on.
    open func willMove(to view: UIView?) {
        guard view !== host else { return }
        if let recognizer { host?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Begins to watch the pointer.
    open func didMove(to view: UIView?) {
        host = view
        guard let view else { return }
        let recognizer = BandRecognizer(target: nil, action: nil)
        recognizer.allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)
        ]
        recognizer.isEnabled = isOn
        recognizer.mayBegin = { [weak self] point in
            guard let self else { return false }
            return self.shouldBeginHandler?(self, point) ?? true
        }
        recognizer.addHandler { [weak self] in self?.follow($0) }
        view.addPart(recognizer)
        self.recognizer = recognizer
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let host, let recognizer = recognizer as? BandRecognizer else { return }
        let point = recognizer.location(in: host)
        switch recognizer.state {
        case .began:
            modifiers = recognizer.modifierFlags
            start = recognizer.start(in: host)
            let band = UIView(frame: .zero)
            band.isUserInteractionEnabled = false
            band.backgroundColor = host.tintColor.withAlphaComponent(0.15)
            band.layer.borderColor = host.tintColor.withAlphaComponent(0.6).cgColor
            band.layer.borderWidth = 1
            host.addSubview(band)
            self.band = band
            update(.began, to: point)
        case .changed: update(.selecting, to: point)
        case .ended, .cancelled:
            band?.removeFromSuperview()
            band = nil
            stage = .ended
            handler(self)
            stage = .possible
            rect = nil
        case .possible, .failed: break
        }
    }

    private func update(_ stage: State, to point: CGPoint) {
        self.stage = stage
        let rect = CGRect(
            x: min(start.x, point.x),
            y: min(start.y, point.y),
            width: abs(point.x - start.x),
            height: abs(point.y - start.y)
        )
        self.rect = rect
        band?.frame = rect
        handler(self)
    }
}

/// Recognizes a pointer that is dragged with its primary button.
final class BandRecognizer: UIPanGestureRecognizer {
    var mayBegin: ((CGPoint) -> Bool)?
    private var down = CGPoint.zero

    /// Where the button went down.
    func start(in view: UIView) -> CGPoint { view.convert(down, from: view.window) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        down = touches.first?.location(in: nil) ?? .zero
        guard event.buttonMask.isEmpty || event.buttonMask.contains(.primary) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func begins(along path: CGPoint) -> Bool {
        guard let view else { return false }
        return mayBegin?(start(in: view)) ?? true
    }
}
