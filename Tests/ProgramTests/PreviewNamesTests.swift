import Testing

@testable import PreviewDrawing

/// What pictures of previews are called.
@Suite("Names of previews")
struct PreviewNamesTests {
    private func names(_ titles: [String?], path: String = "/x/Card.swift") -> [String] {
        var names = PreviewNames()
        let place = FoundPreview(module: "Cards", type: "P", path: path, line: 7)
        return titles.map { names.name(of: place, title: $0) }
    }

    @Test("The module, the file and the title, as words; without a title `preview`")
    func parts() {
        #expect(
            names(["A b/c", nil, "?!"], path: "/x/My Card.Previews.swift") == [
                "Cards/My-Card-Previews/A-b-c", "Cards/My-Card-Previews/preview", "Cards/My-Card-Previews/preview-2",
            ])
    }

    @Test(
        "No two have one name, also where a title looks like a name that was made",
        arguments: [
            (["A", "A", "A-2"], ["A", "A-2", "A-2-2"]),
            (["A-2", "A", "A", "A"], ["A-2", "A", "A-3", "A-4"]),
            (["A", "A", "A-2", "A-2", "A"], ["A", "A-2", "A-2-2", "A-2-3", "A-3"]),
            (["A-2-2", "A-2", "A", "A", "A-2"], ["A-2-2", "A-2", "A", "A-3", "A-2-3"]),
        ])
    func distinct(titles: [String], wanted: [String]) {
        #expect(names(titles) == wanted.map { "Cards/Card/\($0)" })
    }
}
