import Foundation
import Testing
import VirtualFoundation

@Suite struct UserDefaultsTests {
    @Test("Defaults are read and set by key-value coding; nil takes away")
    func keyValues() throws {
        let name = "offstage.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue([1, 2], forKey: "numbers")
        #expect(defaults.value(forKey: "numbers") as? [Int] == [1, 2])
        #expect(defaults.array(forKey: "numbers") as? [Int] == [1, 2])
        defaults.setValue(nil, forKey: "numbers")
        #expect(defaults.value(forKey: "numbers") == nil)
    }
}
