// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing

@testable import CoreData

@Suite("Models")
struct ModelTests {
    @Test func afileOfXcodesHasEntitiesWithInheritedProperties() throws {
        let model = try ShopModel.make()
        #expect(model.entitiesByName.keys.sorted() == ["Item", "Order", "Person", "Tag", "Thing"])
        let person = try #require(model.entitiesByName["Person"])
        #expect(person.superentity?.name == "Thing")
        #expect(person.superentity?.isAbstract == true)
        #expect(
            person.propertiesByName.keys.sorted() == [
                "age", "born", "email", "friends", "mood", "name", "nicknames", "orders",
            ]
        )
        #expect(person.userInfo?["color"] as? String == "red")
        #expect(model.versionIdentifiers == ["v1"])
        #expect(person.constraintNames == [["email"]])
    }

    @Test func attributesHaveTypesDefaultsAndTests() throws {
        let entities = try ShopModel.make().entitiesByName
        let age = try #require(entities["Person"]?.attributesByName["age"])
        #expect(age.attributeType == .integer16AttributeType)
        #expect(age.type == .integer16)
        #expect(age.defaultValue as? Int == 30)
        #expect(!age.isOptional)
        #expect(age.validationPredicates.count == 2)
        #expect(entities["Person"]?.attributesByName["mood"]?.isTransient == true)
        #expect(
            entities["Order"]?.attributesByName["price"]?.attributeValueClassName
                == "NSDecimalNumber"
        )
        #expect(entities["Order"]?.attributesByName["title"] is NSDerivedAttributeDescription)
    }

    @Test func relationshipsKnowTheirInverseAndTheirRule() throws {
        let entities = try ShopModel.make().entitiesByName
        let orders = try #require(entities["Person"]?.relationshipsByName["orders"])
        #expect(orders.isToMany)
        #expect(orders.deleteRule == .cascadeDeleteRule)
        #expect(orders.inverseRelationship === entities["Order"]?.relationshipsByName["buyer"])
        #expect(orders.destinationEntity === entities["Order"])
        #expect(entities["Order"]?.relationshipsByName["items"]?.isOrdered == true)
        #expect(entities["Order"]?.relationshipsByName["buyer"]?.isToMany == false)
    }

    @Test func requestsAndConfigurationsAreThere() throws {
        let model = try ShopModel.make()
        let request = try #require(
            model.fetchRequestFromTemplate(withName: "adults", substitutionVariables: ["LEAST": 18])
        )
        #expect(request.entityName == "Person")
        #expect(request.predicate?.predicateFormat == "age >= 18")
        #expect(model.configurations == ["Small"])
        #expect(model.entities(forConfigurationName: "Small")?.map(\.name) == ["Tag"])
    }

    @Test func theCurrentVersionIsRead() throws {
        let folder = ShopModel.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = "<model><entity name=\"A\" representedClassName=\"A\"/></model>"
        let new = "<model><entity name=\"B\" representedClassName=\"B\"/></model>"
        let url = try ShopModel.write(["One": old, "Two": new], current: "Two", in: folder)
        #expect(NSManagedObjectModel(contentsOf: url)?.entities.map(\.name) == ["B"])
        let first = url.appendingPathComponent("One.mom")
        #expect(NSManagedObjectModel(contentsOf: first)?.entities.map(\.name) == ["A"])
        #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("No.momd")) == nil)
    }

    @Test func modelsInAFolderAreMerged() throws {
        let folder = ShopModel.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try ShopModel.write(["Shop": ShopModel.text], current: "Shop", in: folder)
        let bundle = try #require(Bundle(url: folder))
        let model = try #require(NSManagedObjectModel.mergedModel(from: [bundle]))
        let orders = model.entitiesByName["Person"]?.relationshipsByName["orders"]
        #expect(orders?.inverseRelationship?.name == "buyer")
        #expect(model.isEqual(try ShopModel.make()))
    }

    @Test func amodelBuiltByHandIsLikeOneThatWasRead() throws {
        let name = NSAttributeDescription()
        name.name = "name"
        name.attributeType = .stringAttributeType
        name.isOptional = false
        let parent = NSEntityDescription()
        parent.name = "Parent"
        let child = NSEntityDescription()
        child.name = "Child"
        let children = NSRelationshipDescription()
        children.name = "children"
        children.destinationEntity = child
        let up = NSRelationshipDescription()
        up.name = "parent"
        up.destinationEntity = parent
        up.maxCount = 1
        children.inverseRelationship = up
        up.inverseRelationship = children
        parent.properties = [name, children]
        child.properties = [up]
        let model = NSManagedObjectModel()
        model.entities = [parent, child]
        let copy = try #require(model.copy() as? NSManagedObjectModel)
        #expect(copy.isEqual(model))
        let copied = copy.entitiesByName["Parent"]?.relationshipsByName["children"]
        #expect(copied?.destinationEntity === copy.entitiesByName["Child"])
        #expect(copied?.inverseRelationship?.destinationEntity === copy.entitiesByName["Parent"])
        #expect(name.entity === parent)
        let before = model.entityVersionHashesByName
        name.isOptional = true
        #expect(model.entityVersionHashesByName["Parent"] != before["Parent"])
        #expect(model.entityVersionHashesByName["Child"] == before["Child"])
    }
}
