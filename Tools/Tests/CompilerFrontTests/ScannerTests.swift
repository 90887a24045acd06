import CompilerFront
import Testing

@Suite("Response files and imports")
struct ScannerTests {
    @Test("Words, quotes and backslashes")
    func words() {
        #expect(ResponseFile.arguments(in: "a 'b c' \"d\\\"e\"\nf\\ g ''") == ["a", "b c", "d\"e", "f g", ""])
        let odd = ["a b", "c\"d", "e\\f", "", "'"]
        #expect(ResponseFile.arguments(in: ResponseFile.text(of: odd)) == odd)
    }

    @Test("Imports are found with attributes, kinds and conditions")
    func imports() {
        let text = """
            // import No
            @testable import App; import class UIKit.UIView
            public import Foundation
            #if canImport(os)
              import os.log
            #endif
            let important = "import Nothing"
            """
        let found = ImportScanner.imports(in: Array(text.utf8))
        #expect(found.map(\.module) == ["App", "UIKit", "Foundation", "os"])
        #expect(found.map(\.isConditional) == [false, false, false, true])
    }

    @Test(
        "Where a chain speaks of Linux, what it imports for others is not imported here",
        arguments: [
            (
                "#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif os(macOS)\nimport Cocoa\n#elseif os(Linux)\nimport Foundation\n#endif",
                ["Cocoa", "Foundation"]
            ),
            ("#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif", ["Glibc"]),
            ("#if !os(Linux)\nimport UIKit\nimport A\n#endif\nimport B", ["UIKit", "B"]),
            ("#if !os(Linux)\n#if os(iOS)\nimport UIKit\n#endif\n#endif", ["UIKit"]),
            ("#if canImport(UIKit)\nimport UIKit\n#elseif os(Linux)\nimport A\n#endif", ["UIKit", "A"]),
            ("#if os(iOS)\nimport UIKit\n#elseif os(macOS)\nimport Cocoa\n#endif", ["UIKit", "Cocoa"]),
            ("#if !os(Linux)\nimport A\n#else\nimport UIKit\n#endif", ["UIKit"]),
            ("#if os(iOS)\nimport UIKit\n#elseif !os(Linux)\nimport Cocoa\n#endif", ["UIKit"]),
            ("#if os(iOS)\nimport UIKit\n#elseif !os(Linux)\nimport A\n#else\nimport B\n#endif", ["B"]),
            ("#if !os(Linux) || os(iOS)\nimport UIKit\n#endif", ["UIKit"]),
            ("#if os(iOS)\nimport UIKit", ["UIKit"]), ("#endif\nimport UIKit\n#endif", ["UIKit"]),
        ])
    func chains(source: String, expected: [String]) {
        #expect(ImportScanner.imports(in: Array(source.utf8)).map(\.module) == expected)
    }
}
