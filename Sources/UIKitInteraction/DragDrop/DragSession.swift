// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// What both sides of a drag see of it.
@MainActor
class DragDropSession: NSObject, UIDragDropSession {
    fileprivate(set) unowned var drag: Drag

    init(drag: Drag) {
        self.drag = drag
        super.init()
    }

    var items: [UIDragItem] { drag.items }

    func location(in view: UIView) -> CGPoint {
        guard let window = drag.window else { return .zero }
        return view.convert(drag.point, from: window)
    }

    var allowsMoveOperation: Bool { drag.allowsMove }
    var isRestrictedToDraggingApplication: Bool { drag.isRestricted }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains {
                item.itemProvider.hasItemConformingToTypeIdentifier($0)
            }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag as its source sees it.
@MainActor
final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
}

/// A drag as its goals see it.
@MainActor
final class DropSession: DragDropSession, UIDropSession {
    nonisolated let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    var localDragSession: (any UIDragSession)? { drag.source == nil ? nil : drag.session }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let gathering = Gathering(providers.count, completion)
        progress.totalUnitCount += Int64(providers.count)
        let whole = Progress(totalUnitCount: Int64(providers.count))
        if providers.isEmpty { gathering.finishLater() }
        drag.transfersUnderWay += 1
        gathering.drag = drag
        for (index, provider) in providers.enumerated() {
            _ = provider.loadObject(ofClass: aClass) { [progress] object, _ in
                whole.completedUnitCount += 1
                progress.completedUnitCount += 1
                gathering.take(object, at: index)
            }
        }
        return whole
    }

    /// Objects that come one by one, on any thread, handed on together and in order.
    // Sendable is unchecked because the objects cross threads once, under the lock.
    private final class Gathering: @unchecked Sendable {
        private let lock = NSLock()
        private var objects: [(any NSItemProviderReading)?]
        private var left: Int
        private let completion: @MainActor ([any NSItemProviderReading]) -> Void
        /// Kept until all has come: the drag itself may be over by then.
        var drag: Drag?

        init(
            _ count: Int,
            _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
        ) {
            objects = Array(repeating: nil, count: count)
            left = count
            self.completion = completion
        }

        func take(_ object: (any NSItemProviderReading)?, at index: Int) {
            lock.lock()
            objects[index] = object
            left -= 1
            let isLast = left == 0
            lock.unlock()
            if isLast { finishLater() }
        }

        func finishLater() {
            DispatchQueue.main.async { [self] in
                MainActor.assumeIsolated {
                    completion(objects.compactMap { $0 })
                    drag?.transferDidEnd()
                    drag = nil
                }
            }
        }
    }
}
