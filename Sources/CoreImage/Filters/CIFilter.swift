// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because images are shared and filters are not: whoever sets one up keeps it
// to one thread.
/// Makes an image of others, by values that have names.
///
/// One that is asked for by name keeps its values by key; a subclass has properties of its own and
/// overrides `outputImage`.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    let recipe: FilterRecipe?
    var values: [String: Any] = [:]

    /// For subclasses: a filter that makes nothing.
    public override init() {
        recipe = nil
        super.init()
    }

    init(_ recipe: FilterRecipe) {
        self.recipe = recipe
        super.init()
        setDefaults()
    }

    /// A filter by name, with its default values; nil where there is none of the name.
    public convenience init?(name: String) {
        guard let recipe = FilterRecipe.named[name] else { return nil }
        self.init(recipe)
    }

    /// A filter by name with some values set.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }

    /// What it is called.
    open var name: String {
        get { nameGiven ?? recipe?.name ?? _objcClassName(type(of: self)) }
        set { nameGiven = newValue }
    }
    private var nameGiven: String?

    /// Whether it gets values by key.
    open var isEnabled = true

    /// What it makes of its values; nil where one that it needs is missing.
    open var outputImage: CIImage? { recipe?.make(FilterValues(self)) }

    /// The keys of what it takes.
    open var inputKeys: [String] { recipe?.parameters.map(\.key) ?? [] }

    /// The keys of what it makes.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Its name, its categories, and for each key its class, kind and default.
    open var attributes: [String: Any] {
        guard let recipe else { return [kCIAttributeFilterName: name] }
        var all: [String: Any] = [
            kCIAttributeFilterName: recipe.name,
            kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: recipe.name)
                ?? recipe.name,
            kCIAttributeFilterCategories: recipe.categories,
        ]
        for parameter in recipe.parameters { all[parameter.key] = parameter.attributes }
        return all
    }

    /// Sets each value that has a default to it.
    open func setDefaults() {
        for parameter in recipe?.parameters ?? [] {
            guard let value = parameter.value else { continue }
            values[parameter.key] = value
        }
    }

    /// The value of a key of the filter's.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard let recipe else { return super.setValue(value, forKey: key) }
        guard recipe.parameters.contains(where: { $0.key == key }) else {
            return setValue(value, forUndefinedKey: key)
        }
        values[key] = value
    }

    /// The value of a key of the filter's.
    open override func value(forKey key: String) -> Any? {
        guard let recipe else { return super.value(forKey: key) }
        if key == kCIOutputImageKey { return outputImage }
        guard recipe.parameters.contains(where: { $0.key == key }) else {
            return value(forUndefinedKey: key)
        }
        return values[key]
    }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let recipe else { return self }
        let other = CIFilter(recipe)
        other.values = values
        return other
    }

    // MARK: All filters

    /// The names of the filters of a category; of nil, of all.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterRecipe.named.values.filter { category.map($0.categories.contains) ?? true }
            .map(\.name).sorted()
    }

    /// The names of the filters that are in all of some categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterRecipe.named.values.filter { Set(categories ?? []).isSubset(of: $0.categories) }
            .map(\.name).sorted()
    }

    /// A filter's name for people; nil where there is none.
    open class func localizedName(forFilterName name: String) -> String? {
        guard FilterRecipe.named[name] != nil else { return nil }
        return name.dropFirst(2).reduce(into: "") { text, letter in
            let isNew = letter.isUppercase && text.last?.isLowercase ?? false
            text += (isNew ? " " : "") + String(letter)
        }
    }
}
