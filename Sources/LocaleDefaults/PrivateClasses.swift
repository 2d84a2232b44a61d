// SPDX-License-Identifier: Apache-2.0

/// Names of private and local classes that stay the same from one run of a program to the next: the
/// names of the module and of the types around them, with a number where several have the same.
enum PrivateClasses {
    /// The path of a class, such as `App/Outer/Inner` or `App/Cell/1`.
    static func path(of type: AnyClass) -> String {
        let descriptor = ClassDescriptor(of: type)
        let path = descriptor.names
        let number = all(at: path).firstIndex(of: descriptor) ?? 0
        return (path + (number > 0 ? ["\(number)"] : [])).joined(separator: "/")
    }

    /// The class of a path; nil if the program has none.
    static func find(_ path: String) -> AnyClass? {
        var names = path.split(separator: "/").map(String.init)
        let number = names.last.flatMap { Int($0) }
        if number != nil { names.removeLast() }
        let found = all(at: names)
        guard found.indices.contains(number ?? 0) else { return nil }
        return found[number ?? 0].type
    }

    /// The descriptors of all classes of a path, in the order of the program's sections.
    private static func all(at path: [String]) -> [ClassDescriptor] {
        guard let own = path.last else { return [] }
        return ClassDescriptor.all().filter { $0.name == own && $0.names == path }
    }
}
