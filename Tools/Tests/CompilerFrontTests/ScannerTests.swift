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
}
