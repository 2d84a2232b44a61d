// SPDX-License-Identifier: Apache-2.0

import CoreData
import Foundation
import ObjCRuntime

/// A model of a shop: people, who have orders with items, and tags.
enum ShopModel {
    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \
        userDefinedModelVersionIdentifier="v1">
        <entity name="Thing" representedClassName="NSManagedObject" isAbstract="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Person" representedClassName=".Person" parentEntity="Thing" syncable="YES">
            <attribute name="age" attributeType="Integer 16" minValueString="0" maxValueString="150" \
        defaultValueString="30" usesScalarValueType="YES"/>
            <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="email" optional="YES" attributeType="String" maxValueString="20"/>
            <attribute name="mood" optional="YES" transient="YES" attributeType="String"/>
            <attribute name="nicknames" optional="YES" attributeType="Transformable"/>
            <relationship name="orders" optional="YES" toMany="YES" deletionRule="Cascade" \
        destinationEntity="Order" inverseName="buyer" inverseEntity="Order"/>
            <relationship name="friends" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Person" inverseName="friends" inverseEntity="Person"/>
            <uniquenessConstraints>
                <uniquenessConstraint><constraint value="email"/></uniquenessConstraint>
            </uniquenessConstraints>
            <userInfo><entry key="color" value="red"/></userInfo>
        </entity>
        <entity name="Order" representedClassName="Order" syncable="YES">
            <attribute name="number" attributeType="Integer 64" defaultValueString="0"/>
            <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="1.50"/>
            <attribute name="token" optional="YES" attributeType="UUID"/>
            <attribute name="site" optional="YES" attributeType="URI"/>
            <attribute name="picture" optional="YES" attributeType="Binary"/>
            <attribute name="weight" optional="YES" attributeType="Double"/>
            <attribute name="isPaid" optional="YES" attributeType="Boolean" defaultValueString="NO"/>
            <attribute name="title" optional="YES" attributeType="String" derived="YES" \
        derivationExpression="uppercase:(buyer.name)"/>
            <relationship name="buyer" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Person" inverseName="orders" inverseEntity="Person"/>
            <relationship name="items" optional="YES" toMany="YES" ordered="YES" deletionRule="Deny" \
        destinationEntity="Item" inverseName="order" inverseEntity="Item"/>
            <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Tag" inverseName="orders" inverseEntity="Tag"/>
            <fetchedProperty name="dear" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="Order" \
        predicateString="price &gt; $FETCH_SOURCE.price"/>
            </fetchedProperty>
        </entity>
        <entity name="Item" representedClassName="NSManagedObject" syncable="YES">
            <attribute name="name" attributeType="String"/>
            <relationship name="order" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Order" inverseName="items" inverseEntity="Order"/>
        </entity>
        <entity name="Tag" representedClassName="NSManagedObject" syncable="YES">
            <attribute name="word" optional="YES" attributeType="String"/>
            <relationship name="orders" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" \
        destinationEntity="Order" inverseName="tags" inverseEntity="Order"/>
        </entity>
        <fetchRequest name="adults" entity="Person" predicateString="age &gt;= $LEAST"/>
        <configuration name="Small">
            <memberEntity name="Tag"/>
        </configuration>
        </model>
        """

    /// A folder of its own in the temporary one.
    static func folder() -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Writes versions of a model as Xcode does.
    static func write(_ versions: [String: String], current: String, in folder: URL) throws -> URL {
        let model = folder.appendingPathComponent("Shop.momd")
        for (name, text) in versions {
            let version = model.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
        }
        let list = ["_XCCurrentVersionName": "\(current).xcdatamodel"]
        let data = try PropertyListSerialization.data(
            fromPropertyList: list,
            format: .xml,
            options: 0
        )
        try data.write(to: model.appendingPathComponent(".xccurrentversion"))
        return model
    }

    static func make(_ text: String = text) throws -> NSManagedObjectModel {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try write(["Shop": text], current: "Shop", in: folder)
        guard let model = NSManagedObjectModel(contentsOf: url) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return model
    }
}

/// A person of the shop's.
final class Person: NSManagedObject {
    var name: String? {
        get { _objcManaged(self, "name") }
        set { _objcSetManaged(self, "name", newValue) }
    }
    var age: Int16 {
        get { _objcManaged(self, "age") }
        set { _objcSetManaged(self, "age", newValue) }
    }
    /// The age as it is kept, `@NSManaged` like the others.
    var primitiveAge: NSNumber? {
        get { _objcManaged(self, "primitiveAge") }
        set { _objcSetManaged(self, "primitiveAge", newValue) }
    }
    var email: String? {
        get { _objcManaged(self, "email") }
        set { _objcSetManaged(self, "email", newValue) }
    }
    var born: Date? {
        get { _objcManaged(self, "born") }
        set { _objcSetManaged(self, "born", newValue) }
    }
    var nicknames: [String]? {
        get { _objcManaged(self, "nicknames") }
        set { _objcSetManaged(self, "nicknames", newValue) }
    }
    var orders: Set<Order> {
        get { _objcManaged(self, "orders") }
        set { _objcSetManaged(self, "orders", newValue) }
    }
    var friends: NSSet? {
        get { _objcManaged(self, "friends") }
        set { _objcSetManaged(self, "friends", newValue) }
    }

    func addToOrders(_ order: Order) { _objcManagedCall(self, "addOrdersObject:", [order]) }

    func removeFromOrders(_ orders: NSSet) { _objcManagedCall(self, "removeOrders:", [orders]) }

    var calls: [String] = []
    override func awakeFromInsert() { calls.append("awakeFromInsert") }
    override func awakeFromFetch() { calls.append("awakeFromFetch") }
    override func willSave() { calls.append("willSave") }
    override func didSave() { calls.append("didSave") }
    override func prepareForDeletion() { calls.append("prepareForDeletion") }
}

/// An order of the shop's.
final class Order: NSManagedObject {
    var number: Int64 {
        get { _objcManaged(self, "number") }
        set { _objcSetManaged(self, "number", newValue) }
    }
    var price: NSDecimalNumber? {
        get { _objcManaged(self, "price") }
        set { _objcSetManaged(self, "price", newValue) }
    }
    var isPaid: Bool {
        get { _objcManaged(self, "isPaid") }
        set { _objcSetManaged(self, "isPaid", newValue) }
    }
    var buyer: Person? {
        get { _objcManaged(self, "buyer") }
        set { _objcSetManaged(self, "buyer", newValue) }
    }
    var items: NSOrderedSet? {
        get { _objcManaged(self, "items") }
        set { _objcSetManaged(self, "items", newValue) }
    }
}

/// A shop with a store of a kind.
struct Shop {
    let model: NSManagedObjectModel
    let coordinator: NSPersistentStoreCoordinator
    let context: NSManagedObjectContext

    init(_ kind: String = NSInMemoryStoreType, at url: URL? = nil) throws {
        model = try ShopModel.make()
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: kind,
            configurationName: nil,
            at: url,
            options: nil
        )
        context = Self.context(of: coordinator)
    }

    private static func context(
        of coordinator: NSPersistentStoreCoordinator
    ) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    /// Another context on the same stores.
    func otherContext() -> NSManagedObjectContext { Self.context(of: coordinator) }

    func person(_ name: String, age: Int16 = 30) -> Person {
        let person = Person(context: context)
        person.name = name
        person.age = age
        return person
    }

    func order(_ number: Int64, of buyer: Person?) -> Order {
        let order = Order(context: context)
        order.number = number
        order.buyer = buyer
        return order
    }

    func item(_ name: String, in order: Order?) -> NSManagedObject {
        let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
        item.setValue(name, forKey: "name")
        item.setValue(order, forKey: "order")
        return item
    }

    func names(_ request: NSFetchRequest<Person>) throws -> [String] {
        try context.fetch(request).map { $0.name ?? "" }
    }
}

let kinds = [NSInMemoryStoreType, NSSQLiteStoreType]

/// What an observer of a key was told of.
final class Observer: NSObject {
    private(set) var keys: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        keys.append(keyPath ?? "")
    }
}
