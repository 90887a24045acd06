import Testing

@testable import SceneFile

@Suite("Errors as people read them")
struct SceneErrorTests {
    @Test("An error has its place, its line and a caret")
    func description() {
        let error = SceneError(
            file: "card.yml", line: 7, column: 5, message: "unknown key 'bgColor' of UIView",
            suggestion: "backgroundColor", sourceLine: "    bgColor: red")
        #expect(
            error.description
                == "card.yml:7:5: error: unknown key 'bgColor' of UIView; did you mean 'backgroundColor'?\n"
                + "        bgColor: red\n        ^")
        #expect(
            error.summary == "card.yml:7:5: error: unknown key 'bgColor' of UIView; did you mean 'backgroundColor'?")
    }

    @Test("What was expected stands before the suggestion")
    func expected() {
        let error = SceneError(
            file: "a.yml", line: 1, column: 1, message: "unknown name 'rond'", expected: "butt, round or square",
            suggestion: "round")
        #expect(error.sentence == "unknown name 'rond'; expected butt, round or square; did you mean 'round'?")
    }

    @Test("An error of the file as a whole has no place")
    func wholeFile() {
        #expect(
            SceneError(file: "a.yml", line: 0, column: 0, message: "there is no such file").description
                == "a.yml: error: there is no such file")
    }

    @Test("A long line is cut around the place")
    func longLine() {
        let line = String(repeating: "x", count: 300) + "!" + String(repeating: "y", count: 300)
        let error = SceneError(file: "a.yml", line: 1, column: 301, message: "m", sourceLine: line)
        let lines = error.description.split(separator: "\n").map { Array($0) }
        #expect(lines[1].count == 104)
        #expect(lines[1][lines[2].count - 1] == "!")
    }

    @Test("Errors are sorted by line, then by column")
    func sorted() {
        let places = [(3, 1), (1, 9), (1, 2)]
        let errors = SceneErrors(places.map { SceneError(file: "a", line: $0.0, column: $0.1, message: "m") })
        #expect(errors.errors.map(\.line) == [1, 1, 3])
        #expect(errors.errors.map(\.column) == [2, 9, 1])
    }
}

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "Misspelt names find what was meant",
        arguments: [
            ("cornerRadus", "cornerRadius"), ("BackgroundColor", "backgroundColor"), ("hidden", "isHidden"),
            ("farme", "frame"), ("aplha", "alpha"),
        ])
    func nearest(name: String, meant: String) {
        let names = ["alpha", "backgroundColor", "cornerRadius", "frame", "isHidden"]
        #expect(NearestName.nearest(to: name, among: names) == meant)
    }

    @Test("Nothing is suggested for what is far from all names")
    func far() {
        #expect(NearestName.nearest(to: "zebra", among: ["alpha", "frame"]) == nil)
        #expect(NearestName.nearest(to: String(repeating: "a", count: 1000), among: ["alpha"]) == nil)
    }

    @Test("The distance agrees with the full table on random words")
    func twin() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<500 {
            let a = word(&random)
            let b = word(&random)
            let full = slowDistance(a, b)
            #expect(NearestName.distance(a, b, atMost: 20) == full)
            #expect(NearestName.distance(a, b, atMost: full - 1) == nil)
        }
    }

    private func word(_ random: inout SplitMix64) -> [UInt8] {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
    }

    /// By its recursive definition.
    private func slowDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var known: [[Int]: Int] = [:]
        func distance(_ i: Int, _ j: Int) -> Int {
            if i == 0 || j == 0 { return i + j }
            if let value = known[[i, j]] { return value }
            var value = min(distance(i - 1, j), distance(i, j - 1)) + 1
            value = min(value, distance(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                value = min(value, distance(i - 2, j - 2) + 1)
            }
            known[[i, j]] = value
            return value
        }
        return distance(a.count, b.count)
    }
}
