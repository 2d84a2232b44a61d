// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
public import Foundation
public import ObjCRuntime

/// A model: the entities of the objects, with their properties.
// Sendable is unchecked because, as on iOS, a model is not changed once a coordinator uses it.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    private var list: [NSEntityDescription] = []
    private var byName: [String: NSEntityDescription] = [:]
    private var entitiesByConfiguration: [String: [String]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    /// Makes a model without entities.
    public override init() { super.init() }

    /// Reads a model: a folder of versions (`momd`), or one version (`mom`); nil for what is none.
    public convenience init?(contentsOf url: URL) {
        self.init()
        guard ModelFiles.read(url, into: self) else { return nil }
    }

    /// Puts models together, whose entities of one name must be alike; nil for none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        merge(models)
    }

    /// Puts those entities of models together that a store was written with; nil where one is missing.
    public convenience init?(
        byMerging models: [NSManagedObjectModel],
        forStoreMetadata metadata: [String: Any]
    ) {
        self.init()
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
            return nil
        }
        let fitting = models.first { $0.entityVersionHashesByName == hashes }
        guard let fitting else { return nil }
        merge([fitting])
    }

    private func merge(_ models: [NSManagedObjectModel]) {
        var merged: [NSEntityDescription] = []
        var names: Set<String> = []
        for model in models {
            for entity in model.entities where entity.superentity == nil {
                guard let copy = entity.copy() as? NSEntityDescription else { continue }
                let name = entity.name ?? ""
                if names.contains(name) {
                    let other = merged.first { $0.name == name }
                    guard
                        other?.propertiesByName.keys.sorted()
                            == entity.propertiesByName.keys.sorted()
                    else {
                        modelTrap("Can't merge models with two different entities named '\(name)'")
                    }
                    continue
                }
                names.insert(name)
                merged.append(copy)
            }
            versionIdentifiers.formUnion(model.versionIdentifiers)
        }
        setList(merged.flatMap(\.family))
        for model in models {
            for (name, request) in model.templates where templates[name] == nil {
                guard let copy = request.copy() as? NSFetchRequest<any NSFetchRequestResult> else {
                    continue
                }
                copy.entity = byName[request.entityName ?? ""]
                templates[name] = copy
            }
            for name in model.configurations where entitiesByConfiguration[name] == nil {
                entitiesByConfiguration[name] = model.entitiesByConfiguration[name]
            }
        }
    }

    /// The model of all models in some bundles, the main one if none are given; nil for none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        NSManagedObjectModel(byMerging: ModelFiles.models(in: bundles))
    }

    /// The model of those in some bundles that a store was written with; nil for none.
    open class func mergedModel(
        from bundles: [Bundle]?,
        forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        let all = ModelFiles.models(in: bundles, versions: true)
        return NSManagedObjectModel(byMerging: all, forStoreMetadata: metadata)
    }

    /// The entities.
    open var entities: [NSEntityDescription] {
        get { list }
        set { setList(newValue) }
    }

    private func setList(_ entities: [NSEntityDescription]) {
        list = entities
        byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
        for entity in entities {
            entity.owner = self
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                connect(relationship)
            }
        }
        for entity in entities { resolveNames(in: entity) }
    }

    /// Leads a relationship to the entity of this model that has the destination's name.
    private func connect(_ relationship: NSRelationshipDescription) {
        if let name = relationship.destinationName {
            relationship.destinationEntity = byName[name]
            relationship.destinationName = nil
        }
    }

    private func resolveNames(in entity: NSEntityDescription) {
        for case let relationship as NSRelationshipDescription in entity.ownProperties {
            if let name = relationship.inverseName {
                relationship.inverseRelationship =
                    relationship.destinationEntity?.relationshipsByName[name]
                relationship.inverseName = nil
            }
        }
        for case let property as NSFetchedPropertyDescription in entity.ownProperties {
            guard let request = property.fetchRequest, request.entityReference == nil else {
                continue
            }
            request.entity = byName[request.entityName ?? ""]
        }
        entity.uniquenessConstraints = entity.uniquenessConstraints.map { constraint in
            constraint.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
        }
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] { byName }

    /// The names of the configurations.
    open var configurations: [String] { entitiesByConfiguration.keys.sorted() }

    /// The entities of a configuration; nil stands for all.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
            return list
        }
        return entitiesByConfiguration[configuration]?.compactMap { byName[$0] }
    }

    /// Sets the entities of a configuration.
    open func setEntities(
        _ entities: [NSEntityDescription],
        forConfigurationName configuration: String
    ) {
        entitiesByConfiguration[configuration] = entities.map { $0.name ?? "" }
    }

    func setNames(_ names: [String], forConfigurationName configuration: String) {
        entitiesByConfiguration[configuration] = names
    }

    // MARK: Requests

    /// The requests that the model has ready.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
        templates
    }

    /// The request of a name; nil for none.
    open func fetchRequestTemplate(
        forName name: String
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// Keeps a request under a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
        forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    /// A copy of the request of a name, with values in the place of its variables.
    open func fetchRequestFromTemplate(
        withName name: String,
        substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = templates[name],
            let copy = template.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return nil }
        copy.predicate = template.predicate.map { substituted($0, variables) }
        return copy
    }

    // MARK: Versions

    /// Names of the version.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Words of the person's language for names in the model.
    open var localizationDictionary: [String: String]?

    /// The hashes of the entities.
    open var entityVersionHashesByName: [String: Data] { byName.mapValues(\.versionHash) }

    /// The hash of the model, as text.
    open var versionChecksum: String {
        let hashes = entityVersionHashesByName.sorted { $0.key < $1.key }
        let text = hashes.map { $0.key + $0.value.base64EncodedString() }.joined()
        return SchemaHash.data(of: text).base64EncodedString()
    }

    /// Whether a configuration's entities are those that a store was written with.
    open func isConfiguration(
        withName configuration: String?,
        compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
            return false
        }
        return self.hashes(ofConfiguration: configuration) == hashes
    }

    func hashes(ofConfiguration configuration: String?) -> [String: Data] {
        let entities = entities(forConfigurationName: configuration) ?? list
        return Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
    }

    /// A model with the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        copy.merge([self])
        return copy
    }

    /// Whether two have the same content.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        if other === self { return true }
        return other.entitiesByName == entitiesByName
            && other.entitiesByConfiguration == entitiesByConfiguration
    }

    /// Alike for models with entities of the same names.
    open override var hash: Int { Set(byName.keys).hashValue }

    /// The entities.
    open override var description: String {
        "(\(_objcClassName(type(of: self)))) isEditable 1, entities \(byName.keys.sorted()), "
            + "fetch request templates \(templates.keys.sorted()), versionIdentifiers "
            + "\(versionIdentifiers)"
    }
}

/// A predicate with values in the place of its variables.
func substituted(
    _ predicate: FormatPredicates.NSPredicate,
    _ variables: [String: Any]
) -> FormatPredicates.NSPredicate {
    predicate.withSubstitutionVariables(variables)
}
