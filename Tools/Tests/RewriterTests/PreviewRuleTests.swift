import Rewriter
import Testing

@Suite("Previews")
struct PreviewRuleTests {
    private static let opening =
        "DeveloperToolsSupport._PreviewSource { @MainActor static func previews() -> [DeveloperToolsSupport.Preview] "

    private func result(_ text: String, definitions: Set<String>? = nil) -> Rewriter.Result {
        Rewriter(for: .reading, definitions: definitions).rewrite([SourceText(path: "x/My Card.swift", text: text)])
    }

    @Test("A #Preview becomes a type that hands the preview over, on the same lines")
    func macro() {
        let source = "import SwiftUI\n@available(iOS 17, *)\n#Preview(\"A\", traits: .portrait) {\n    Card()\n}\n"
        let result = result(source)
        #expect(
            result.texts == [
                "import SwiftUI; import DeveloperToolsSupport\n@available(iOS 17, *)\n"
                    + "struct _Preview_My_Card_3_1_9e9e0c49: " + Self.opening
                    + "{ [DeveloperToolsSupport.Preview(\"A\", traits: .portrait) {\n    Card()\n}] } }\n"
            ])
        #expect(result.previews.map(\.type) == ["_Preview_My_Card_3_1_9e9e0c49"])
        #expect(result.previews.map(\.path) == ["x/My Card.swift"] && result.previews.map(\.line) == [3])
    }

    @Test("Files whose names make the same word have types of their own, the same at each time")
    func files() {
        let paths = ["x/Home.swift", "x/Home.Previews.swift", "x/A+B.swift", "x/A_B.swift", "y/A_B.swift"]
        let sources = paths.map { SourceText(path: $0, text: "import SwiftUI\n#Preview { Card() }\n") }
        let types = sources.flatMap { Rewriter(for: .reading).rewrite([$0]).previews.map(\.type) }
        #expect(Set(types).count == paths.count)
        #expect(types.allSatisfy { $0.wholeMatch(of: /_Preview_(Home|A_B)_2_1_[0-9a-f]{8}/) != nil })
        #expect(Rewriter(for: .reading).rewrite(sources).previews.map(\.type) == types)
    }

    @Test("What is inside of a preview's body is rewritten as anywhere")
    func inside() {
        let text = result("import UIKit\n#Preview { UIButton(#selector(A.go)) }").texts[0]
        #expect(text?.contains("Preview { UIButton(Selector(_offstage: \"go\"") == true)
    }

    @Test("Properties that are @Previewable are those of a view around the rest of the body")
    func previewable() {
        let text = result("import SwiftUI\n#Preview {\n    @Previewable @State var a = 1\n    Card($a)\n}").texts[0]
        #expect(
            text?.hasSuffix(
                "Preview { struct _Content: SwiftUI.View {\n                 @State var a = 1; "
                    + "var body: some SwiftUI.View {\n    Card($a)\n} }; return _Content() }] } }") == true)
    }

    @Test("One that comes later is refused")
    func late() {
        let source = "import SwiftUI\n#Preview {\n    let b = 1\n    @Previewable @State var a = 1\n    Card($a)\n}"
        #expect(result(source).problems.map(\.line) == [4])
    }

    @Test("A provider gets a neighbour at the top of its file, also one that stands in another type")
    func providers() {
        let source =
            "import SwiftUI\nstruct A {\n    struct B: PreviewProvider {\n    }\n}\nextension C: PreviewProvider {}\n"
        let result = result(source)
        let lines = result.texts[0]?.split(separator: "\n").map(String.init) ?? []
        let call = Self.opening + "{ DeveloperToolsSupport.Preview._previews(of: "
        let wanted = [
            "}; struct _Preview_My_Card_3_5_9e9e0c49: \(call)A.B.self) } }",
            "extension C: PreviewProvider {}; struct _Preview_My_Card_6_1_9e9e0c49: \(call)C.self) } }",
        ]
        #expect(Array(lines.dropFirst(4)) == wanted)
        #expect(result.previews.map(\.line) == [3, 6])
    }

    @Test("Under a condition the import stands there, too; what is not compiled is none")
    func conditions() {
        let source = "#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\n#Preview { Card() }\n#endif\n"
        #expect(
            result(source).texts[0]?.hasPrefix(
                "#if canImport(SwiftUI) && DEBUG\nimport SwiftUI; import DeveloperToolsSupport\nstruct _Preview")
                == true)
        #expect(result(source, definitions: []).previews.isEmpty)
        #expect(result(source, definitions: ["DEBUG"]).previews.count == 1)
    }

    @Test("Widgets, other macros and what stands in functions stay")
    func others() {
        for source in [
            "import SwiftUI\n#Preview(as: .systemSmall) { Card() } timeline: { Entry() }",
            "import SwiftUI\n#Other { Preview() }",
            "import SwiftUI\nfunc f() { struct A: PreviewProvider {} }",
        ] {
            #expect(result(source).texts == [nil] && result(source).previews.isEmpty)
        }
    }
}
