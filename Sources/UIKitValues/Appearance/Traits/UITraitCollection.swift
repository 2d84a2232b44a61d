// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The circumstances that an interface adapts to: size classes, light or dark, text size and so on.
///
/// A collection need not say something about every trait; what it leaves out is unspecified. It
/// never changes once made.
/// - Thread: any.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A block that writes traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// The values.
    package let table: TraitTable

    /// Makes a collection that says nothing about any trait.
    public override init() {
        table = TraitTable()
        super.init()
    }

    /// Makes a collection with the values of a table.
    package init(table: TraitTable) {
        self.table = table
        super.init()
    }

    /// Reads a collection from an archive; people's own traits are not archived.
    public required init?(coder: NSCoder) {
        table = TraitTable(coder: coder)
        super.init()
    }

    /// Archives the system's traits.
    open func encode(with coder: NSCoder) { table.encode(with: coder) }

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// The collection itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The collection itself, which never changes.
    open override func copy() -> Any { self }

    // MARK: - Values

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { table.system.userInterfaceIdiom }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { table.system.userInterfaceStyle }

    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { table.system.layoutDirection }

    /// Pixels to a point; zero stands for unspecified.
    open var displayScale: CGFloat { table.system.displayScale }

    /// The range of colours of the display.
    open var displayGamut: UIDisplayGamut { table.system.displayGamut }

    /// The room from side to side.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { table.system.horizontalSizeClass }

    /// The room from top to bottom.
    open var verticalSizeClass: UIUserInterfaceSizeClass { table.system.verticalSizeClass }

    /// Whether touches report force.
    open var forceTouchCapability: UIForceTouchCapability { table.system.forceTouchCapability }

    /// The size of text that the reader asked for.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        table.system.preferredContentSizeCategory
    }

    /// Usual or raised contrast.
    open var accessibilityContrast: UIAccessibilityContrast { table.system.accessibilityContrast }

    /// Base or elevated content.
    open var userInterfaceLevel: UIUserInterfaceLevel { table.system.userInterfaceLevel }

    /// Usual or heavier text.
    open var legibilityWeight: UILegibilityWeight { table.system.legibilityWeight }

    /// Whether the window looks in use.
    open var activeAppearance: UIUserInterfaceActiveAppearance { table.system.activeAppearance }

    /// The size of desktop toolbar items.
    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        table.system.toolbarItemPresentationSize
    }

    /// How bright images may get.
    open var imageDynamicRange: UIImage.DynamicRange { table.system.imageDynamicRange }

    /// Whether the scene is recorded.
    open var sceneCaptureState: UISceneCaptureState { table.system.sceneCaptureState }

    /// The language whose line height rules apply, as a tag; empty stands for unspecified.
    open var typesettingLanguage: String { table.system.typesettingLanguage }

    /// The list around the environment.
    open var listEnvironment: UIListEnvironment { table.system.listEnvironment }

    // MARK: - Comparing

    /// Equal if every trait has the same value, specified or not.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || table == other.table
    }

    /// Agrees with `isEqual(_:)`; people's own traits do not enter.
    open override var hash: Int { table.system.hashValue }

    /// Whether every trait that `trait` specifies has the same value here; true for nil.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { table.contains($0.table) } ?? true
    }

    /// Whether dynamic colours may look different under these traits than under the others.
    open func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        table.changedTraits(from: traitCollection?.table).contains { $0.affectsColorAppearance }
    }

    /// The specified traits, by name.
    open override var description: String { describedTraits }

    /// Runs `actions` with these traits as the current ones, then puts the former ones back.
    open func performAsCurrent(_ actions: () -> Void) {
        let former = currentTraits.value
        currentTraits.value = self
        defer { currentTraits.value = former }
        actions()
    }

    /// The configuration of images that suit these traits.
    open var imageConfiguration: UIImage.Configuration {
        UIImage.Configuration(traitCollection: self)
    }
}
