import Foundation
import Testing
import VirtualFoundation

@Suite("What rewritten sources call")
struct RewrittenNamesTests {
    private class Answering {
        func height(of row: Int) -> Int { row * 2 }
    }

    private final class Leaving: Answering {
        override func height(of row: Int) -> Int {
            _optionalMethodLeftOut()
            return 0
        }
    }

    @Test("An optional method that is left out answers nil")
    func leftOut() {
        let there: Answering? = Answering()
        let out: Answering? = Leaving()
        #expect(_optionalCall("height(of:)", there?.height(of: 2)) == 4)
        #expect(_optionalCall("height(of:)", out?.height(of: 2)) == nil)
        #expect(_optionalCall("height(of:)", Optional<Answering>.none?.height(of: 2)) == nil)
    }

    @Test("A stand-in that another method meets on its way changes nothing")
    func nested() {
        let out = Leaving()
        func other() -> Int { out.height(of: 1) + 7 }
        #expect(_optionalCall("other()", other()) == 7)
        #expect(_optionalCall("height(of:)", _optionalCall("height(of:)", out.height(of: 1)) ?? 5) == 5)
    }

    @Test("A version is spelled as UIDevice spells it", arguments: [(18, 0), (26, 1)])
    func version(major: Int, minor: Int) {
        let version = SystemVersion()
        #expect(version.text == "18.0")
        version.value = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
        #expect(version.text == "\(major).\(minor)")
        version.value = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 2)
        #expect(version.text == "\(major).\(minor).2")
    }

    @MainActor
    private final class Target: NSObject {
        var heard: [String] = []
        func saved(_ a: String, error: String?, context: Int) { heard.append("\(a) \(error ?? "–") \(context)") }
        func went() { heard.append("went") }
        func took(_ a: String) { heard.append(a) }
    }

    @Test("Selectors take three arguments, and the type of an object that is named")
    @MainActor
    func selectors() {
        let target = Target()
        let three = Selector(_offstage: "saved:error:context:", { (t: Target) in t.saved(_:error:context:) })
        three.send(to: target, ["a", nil, 3])
        func never() -> Target { preconditionFailure("the object is not asked for") }
        Selector(_offstage: "went", of: never(), { t in t.went }).send(to: target)
        Selector(_offstage: "took:", of: never(), { t in t.took(_:) }).send(to: target, ["b"])
        #expect(target.heard == ["a – 3", "went", "b"])
    }
}
