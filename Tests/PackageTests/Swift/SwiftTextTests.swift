import Testing

@Suite("Swift by its words")
struct SwiftTextTests {
    private func texts(_ source: String) -> [String] { SwiftTokens.of(source).map(\.text) }

    @Test("Comments are left out, nested ones too, and texts but for what they interpolate")
    func left() {
        #expect(texts("a // b\n/* c /* d */ e */ f") == ["a", "f"])
        #expect(
            texts(#"x("b \(c + "d \(e)") f", 12)"#) == [
                "x", "(", "\"", "(", "c", "+", "\"", "(", "e", ")", ")", ",", "0", ")",
            ])
        #expect(texts(##"let s = #"a \(b) \#(c) " d"#; e"##) == ["let", "s", "=", "\"", "(", "c", ")", ";", "e"])
        let quotes = "\"\"\""
        #expect(texts("\(quotes)\n a \"b\" \\(c)\n\(quotes) d") == ["\"", "(", "c", ")", "d"])
        #expect(texts(#""a \" b" c"#) == ["\"", "c"])
    }

    @Test("Patterns are literals, divisions are not")
    func patterns() {
        #expect(texts("f(/a\\/b/, c / d)") == ["f", "(", "\"", ",", "c", "/", "d", ")"])
        #expect(texts("x = #/a/b \"c/#") == ["x", "=", "\""])
    }

    @Test("Numbers are one sign, and the dots of ranges stand before no member")
    func numbers() {
        #expect(texts("1.5e3 0x1F 1_000.rounded()") == ["0", "0", "0", ".", "rounded", "(", ")"])
        #expect(texts("0..<n a...b") == ["0", "..<", "n", "a", "...", "b"])
    }

    private func declared(_ source: String) -> [String] {
        SwiftNames(source).declared.map { "\($0.owner.map { $0 + "." } ?? "")\($0.name) \($0.kind)" }.sorted()
    }

    @Test("Declarations are found in bodies and extensions, with their owners, and not in functions")
    func declarations() {
        #expect(
            declared("struct A { enum B { case c, d(Int), e = 3; var f: Int { let g = 1; return g } }; var h, i: Int }")
                == [
                    "A.B innerType", "A.h member", "A.i member", "A type", "B.c member", "B.d member", "B.e member",
                    "B.f member",
                ].sorted())
        #expect(
            declared("extension A.B where C: D { typealias E = Int; func f() { struct G {} } }")
                == ["B.E innerType", "B.f member"])
        #expect(
            declared("class A { class func b() {}; class var c: Int { 1 } }") == ["A type", "A.b member", "A.c member"])
        #expect(
            declared("protocol P: AnyObject { var a: Int { get }; func b() -> Int }; func c() {}") == [
                "P type", "P.a member", "P.b member", "c member",
            ])
        #expect(declared("import class UIKit.Timer; class B {}") == ["B type"])
        #expect(
            declared("func f() { switch x { case .a: break } }; @objc(x) final class C {}") == ["C type", "f member"])
    }

    @Test("Overrides declare nothing; cases and labels are no names")
    func names() {
        let names = SwiftNames("class A: B { override func c(at d: Int, _ e: E) { f(g: h.i, j) } }")
        #expect(names.overridden == ["c"])
        #expect(names.declared.map(\.name) == ["A"])
        #expect(names.labels == ["g"])
        #expect(names.locals == ["d", "e"])
        #expect(names.dotted == ["i"])
        #expect(names.alone == ["B", "Int", "E", "f", "h", "j"])
    }

    @Test("Labels that are keywords end no list of parameters")
    func keywordLabels() {
        let names = SwiftNames("let a = { b(c, in: d) }")
        #expect(names.locals == [])
        #expect(names.alone == ["b", "c", "d"])
    }

    @Test("Types that values are asked for")
    func asked() {
        #expect(
            SwiftNames("if a is B, let c = d as? E, f as! G.H, i as any J, K is L?").askedTypes == ["B", "E", "G", "L"])
    }
}
