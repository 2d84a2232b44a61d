// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The variants of one image for different traits.
/// - Thread: any.
// Sendable is unchecked because a lock guards the variants.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    private let lock = NSLock()
    private var variants: [(configuration: UIImage.Configuration, storage: ImageStorage)] = []
    private var set: ImageSet?

    /// Makes an asset without variants.
    public override init() { super.init() }

    /// Makes an asset whose variants a catalogue holds.
    convenience init(set: ImageSet) {
        self.init()
        self.set = set
    }

    /// Reads an asset from an archive; its variants are not archived.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing: variants are found again from their files.
    open func encode(with coder: NSCoder) {}

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// The variant that suits traits best; an image of no size if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(with: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// The variant that suits a configuration best; an image of no size if there is none.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        guard var storage = variant(for: configuration) else { return UIImage() }
        storage.configuration = configuration
        storage.asset = self
        return UIImage(storage)
    }

    /// Adds a variant for traits, in place of one registered for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        register(image, with: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// Adds a variant for a configuration, in place of one registered for the same.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        var storage = image.storage
        storage.asset = nil
        lock.withLock {
            variants.removeAll { $0.configuration.isEqual(configuration) }
            variants.append((configuration, storage))
        }
    }

    /// Takes away the variant that was registered for just these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        unregister(imageWith: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// Takes away the variant that was registered for just this configuration.
    open func unregister(imageWith configuration: UIImage.Configuration) {
        lock.withLock { variants.removeAll { $0.configuration.isEqual(configuration) } }
    }

    /// The variant that suits a configuration best: of those whose traits all hold the one with the
    /// most traits, else the one that disagrees least.
    func variant(for configuration: UIImage.Configuration) -> ImageStorage? {
        let wanted = UITraitCollection(traitsFrom: [
            .systemDefault, .current, configuration.traitCollection ?? UITraitCollection(),
        ])
        let known = lock.withLock { variants }
        let best = known.map { variant in
            (Self.score(variant.configuration.traitCollection, wanted), variant.storage)
        }.max { $0.0 < $1.0 }
        return best?.1 ?? set?.storage(for: wanted)
    }

    /// Whether there are variants for other traits than the scale.
    var varies: Bool { lock.withLock { variants.count > 1 } || set?.varies == true }

    private static func score(_ traits: UITraitCollection?, _ wanted: UITraitCollection) -> Int {
        guard let traits else { return 0 }
        let specified = SystemTraits.all.filter { $0.isSpecified(in: traits.table.system) }
        let differing = specified.filter { !$0.isSame(traits.table.system, wanted.table.system) }
        return differing.isEmpty ? specified.count : -differing.count
    }
}
