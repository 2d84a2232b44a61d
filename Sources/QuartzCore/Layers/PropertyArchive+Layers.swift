// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// What layers have besides numbers and text.
extension PropertyArchive {
    func keep(_ path: ReferenceWritableKeyPath<Root, CATransform3D>, _ key: String) {
        keep(key, object[keyPath: path].elements.archived) { object, archived in
            guard let numbers = [CGFloat].unarchived(archived), numbers.count == 16 else { return }
            object[keyPath: path] = CATransform3D(elements: numbers)
        }
    }

    func keep(_ path: ReferenceWritableKeyPath<Root, CGColor?>, _ key: String) {
        keep(key, object[keyPath: path].flatMap { LayerObject.archived($0) }) { object, archived in
            object[keyPath: path] = LayerObject.unarchived(archived).flatMap {
                ($0 as AnyObject) as? CGColor
            }
        }
    }

    func keep(_ path: ReferenceWritableKeyPath<Root, CGPath?>, _ key: String) {
        keep(key, object[keyPath: path].flatMap { LayerObject.archived($0) }) { object, archived in
            object[keyPath: path] = LayerObject.unarchived(archived).flatMap {
                ($0 as AnyObject) as? CGPath
            }
        }
    }

    /// Keeps an object of any class that archives take, a colour, a path or a picture.
    func keep(object path: ReferenceWritableKeyPath<Root, Any?>, _ key: String) {
        keep(key, object[keyPath: path].flatMap { LayerObject.archived($0) }) { object, archived in
            object[keyPath: path] = LayerObject.unarchived(archived)
        }
    }

    /// Keeps those of a list's objects that archives take.
    func keep(objects path: ReferenceWritableKeyPath<Root, [Any]?>, _ key: String) {
        let list = object[keyPath: path]
        keep(key, list.map { $0.compactMap { LayerObject.archived($0) } as NSArray }) {
            object,
            archived in
            object[keyPath: path] = (archived as? [Any])?.compactMap { LayerObject.unarchived($0) }
        }
    }

    /// Keeps a dictionary's texts with those of the objects that archives take.
    func keep(style path: ReferenceWritableKeyPath<Root, [AnyHashable: Any]?>, _ key: String) {
        keep(key, LayerObject.archived(dictionary: object[keyPath: path])) { object, archived in
            let values = LayerObject.unarchived(dictionary: archived)
            object[keyPath: path] = values.map { values in
                Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0), $1) })
            }
        }
    }

    /// Keeps actions, of which archives take animations.
    func keep(
        actions path: ReferenceWritableKeyPath<Root, [String: any CAAction]?>,
        _ key: String
    ) {
        keep(key, LayerObject.archived(dictionary: object[keyPath: path])) { object, archived in
            object[keyPath: path] = LayerObject.unarchived(dictionary: archived)?
                .compactMapValues { $0 as? any CAAction }
        }
    }
}
