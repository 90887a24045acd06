import Testing

@Suite("Properties that Objective-C observes")
struct ObservedPropertyTests {
    private func property(_ source: String, _ attribute: String = "") -> String {
        let text = rewritten("import UIKit\n\(attribute)class A: NSObject {\n\(source)\n}")
        return text.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
    }

    private let tell = "_didChangeValue(of: self)"

    @Test("Their setters tell, whatever accessors there are")
    func accessors() {
        #expect(property("@objc dynamic var a = 1") == "      dynamic var a = 1 { didSet { \(tell) } }")
        #expect(property("@objc dynamic var a: Int?") == "      dynamic var a: Int? { didSet { \(tell) } }")
        #expect(
            property("@objc dynamic var a = 1 { didSet { f() } }")
                == "      dynamic var a = 1 { didSet { defer { \(tell) }; f() } }")
        #expect(
            property("@objc dynamic var a = 1 { willSet { f() } }")
                == "      dynamic var a = 1 { willSet { f() }  didSet { \(tell) } }")
        #expect(
            property("@objc dynamic var a: Int { get { 1 } set { f() } }")
                == "      dynamic var a: Int { get { 1 } set { defer { \(tell) }; f() } }")
    }

    @Test("In a class of @objcMembers `dynamic` is enough")
    func members() {
        #expect(property("dynamic var a = 1", "@objcMembers ") == "dynamic var a = 1 { didSet { \(tell) } }")
    }

    @Test("Constants, getters and what is not observed stay")
    func others() {
        #expect(property("@objc dynamic var a: Int { 1 }") == "      dynamic var a: Int { 1 }")
        #expect(property("dynamic var a = 1") == "dynamic var a = 1")
        #expect(property("@objc var a = 1") == "      var a = 1")
        #expect(property("@objc dynamic func a() {}") == "      dynamic func a() {}")
    }
}
