import Testing

@testable import Mutants

@Suite("Kinds of mutants")
struct MutantKindTests {
    @Test(
        "A comparison asks for something else",
        arguments: [
            ("a < b", "a <= b"), ("a <= b", "a < b"), ("a > b", "a < b"), ("a >= b", "a > b"), ("a == b", "a != b"),
            ("a.c() != nil", "a.c() == nil"), ("-a + 1 < b[2]", "-a + 1 <= b[2]"),
        ])
    func comparison(original: String, other: String) {
        #expect(
            mutated("if \(original), c { d() }", .comparison) == [
                "if (Mutant.isOn(7) ? (\(other)) : (\(original))), c { d() }"
            ])
    }

    @Test("Only its own operands change: of two comparisons, each is a site")
    func comparisons() {
        #expect(
            mutated("let x = a < b && c == d", .comparison) == [
                "let x = (Mutant.isOn(7) ? (a <= b) : (a < b)) && c == d",
                "let x = a < b && (Mutant.isOn(7) ? (c != d) : (c == d))",
            ])
    }

    @Test("What stands on several lines keeps them, and is made anew on one")
    func lines() {
        #expect(
            mutated("let x =\n    a.b\n    .c\n    == d\n", .comparison) == [
                "let x =\n    (Mutant.isOn(7) ? (a.b .c != d) : (a.b\n    .c\n    == d))\n"
            ])
    }

    @Test(
        "No comparison is one that cannot stand on one line",
        arguments: ["a == { b\nc }", "a == b // c\n.d", "a == \"\"\"\n    b\n    \"\"\"", "a === b", "a ~= b"])
    func noComparison(text: String) {
        #expect(mutated("let x = \(text)", .comparison).isEmpty)
    }

    @Test("A default is taken")
    func fallback() {
        #expect(mutated("let x = a?.b ?? .zero", .fallback) == ["let x = (Mutant.isOn(7) ? (.zero) : (a?.b ?? .zero))"])
        #expect(
            mutated("f(a ?? b ?? c)", .fallback) == [
                "f((Mutant.isOn(7) ? (b ?? c) : (a ?? b ?? c)))", "f(a ?? (Mutant.isOn(7) ? (c) : (b ?? c)))",
            ])
        #expect(mutated("let x = a ?? fatalError()", .fallback).isEmpty)
    }

    @Test(
        "A sign is the other one",
        arguments: [
            ("let x = a + b", "let x = (Mutant.isOn(7) ? (a - b) : (a + b))"),
            ("let x = a - b * c", "let x = (Mutant.isOn(7) ? (a + (b * c)) : (a - b * c))"),
            ("let x = -a", "let x = (Mutant.isOn(7) ? (a) : (-a))"),
            ("func f() { a += b.c }", "func f() { if Mutant.isOn(7) { a -= b.c } else { a += b.c } }"),
            ("func f() { a -= b }", "func f() { if Mutant.isOn(7) { a += b } else { a -= b } }"),
        ])
    func sign(original: String, changed: String) {
        #expect(mutated(original, .sign) == [changed])
    }

    @Test(
        "Texts and arrays have no sign, nor has a number its own",
        arguments: [
            "let x = a + \"b\"", "let x = \"a\" + b + c", "let x = a + [b]", "a += [b]", "a += \"b\"",
            "a += String(b)", "let x = -1", "let x = a &+ b", "f { a += b }",
        ])
    func noSign(text: String) {
        #expect(mutated("func f() { \(text) }", .sign).isEmpty)
    }

    @Test("A loop ends behind its body")
    func loop() {
        #expect(
            mutated("while a, let b {\n    c()\n}\n", .loop) == [
                "while a, let b {\n    c()\n; if Mutant.isOn(7) { break } }\n"
            ])
        #expect(shown("    while a { b() }\n", .loop) == ["1: while a { b() } → if a { b() }"])
    }

    @Test(
        "No loop is one that goes round early, or that only its body ends",
        arguments: [
            "while a { if b { continue }\nc() }", "while true { a() }", "repeat { a() } while b", "for a in b { c() }",
        ])
    func noLoop(text: String) {
        #expect(mutated(text, .loop).isEmpty)
    }

    @Test(
        "A call is left out",
        arguments: [
            "a.b(c)", "b()", "a?.b(c)", "try a.b()", "await a()", "a.b { c in d }", "a.b(\nc\n)",
        ])
    func call(text: String) {
        #expect(
            mutated("func f() {\n    \(text)\n    return\n}", .call) == [
                "func f() {\n    if !Mutant.isOn(7) { \(text) }\n    return\n}"
            ])
    }

    @Test(
        "A call whose value may be taken stays, as do those that a program cannot do without",
        arguments: [
            "func f() -> Int { a() }", "var f: Int { a() }", "var f: Int { get { a() } }", "let f = { a() }",
            "func f() -> Int { if b { a() } else { c() } }", "let f = switch b { case .c: a() default: c() }",
            "func f() { let x = if b { a() } else { c() } }", "func f() { super.f(); super.init() }",
            "init() { self.init(a: 1) }", "func f() { fatalError(); assert(a()); precondition(b()) }",
            "func f() { a.reserveCapacity(3) }", "func f() { { a() }() }",
        ])
    func noCall(text: String) {
        #expect(mutated(text, .call).isEmpty)
    }

    @Test("Statements on one line stay apart")
    func semicolons() {
        #expect(mutated("func f() { a(); b() }", .call).first == "func f() { if !Mutant.isOn(7) { a() }; b() }")
        #expect(
            mutated("func f() { a(); b(); c() }", .order).first
                == "func f() { if !Mutant.isOn(7) { a() }; b(); if Mutant.isOn(7) { a() }; c() }")
    }

    @Test("A setter, a function without a value and a branch are left without their calls")
    func soleCalls() {
        #expect(mutated("func f() { a() }", .call) == ["func f() { if !Mutant.isOn(7) { a() } }"])
        #expect(mutated("var x: Int { get { 1 } set { a(newValue) } }", .call).count == 1)
        #expect(mutated("func f() -> Int { if b { a() }; return 1 }", .call).count == 1)
        #expect(mutated("func f() -> Int { switch b { case .c: a() default: c() }; return 1 }", .call).count == 2)
    }

    @Test("Two calls are made in the other order")
    func order() {
        let text = "func f() {\n    a.b(c)\n    d(\n        e)\n}\n"
        #expect(
            mutated(text, .order) == [
                """
                func f() {
                    if !Mutant.isOn(7) { a.b(c) }
                    d(
                        e); if Mutant.isOn(7) { a.b(c) }
                }

                """
            ])
        #expect(shown(text, .order) == ["2: a.b(c) d( e) → d( e); a.b(c)"])
    }

    @Test(
        "No calls are swapped that are the same or touch different things",
        arguments: [
            "a(); a()", "a(); let b = 1; c()", "a.append(1); b.append(2)", "a.setFill(b); a.setStroke(c)",
            "a { b\nc }; d()", "a()",
        ])
    func noOrder(text: String) {
        #expect(mutated("func f() { \(text) }", .order).isEmpty)
    }

    @Test("Calls on one collection, and marks behind a setter, are swapped")
    func nearOrder() {
        #expect(mutated("func f() { a.append(1); a.removeLast() }", .order).count == 1)
        #expect(mutated("func f() { setFill(b); setNeedsDisplay() }", .order).count == 1)
    }

    @Test(
        "A mark is not set, a cache kept",
        arguments: [
            "setNeedsLayout()", "view?.markDirty()", "mark(.layout)", "engine.invalidate()", "forgetSizes()",
            "isDirty = true", "self.cachedSize = nil", "a.b.cache = nil", "isValid = false", "needsLayout = true",
        ])
    func mark(text: String) {
        let source = "func f() {\n    \(text)\n}"
        #expect(mutated(source, .mark) == ["func f() {\n    if !Mutant.isOn(7) { \(text) }\n}"])
        #expect(mutated(source, .call).isEmpty)
    }

    @Test(
        "No marks are other names and values",
        arguments: [
            "marker()", "invalidated()", "isHidden = true", "cachedSize = size", "unknownSize = nil", "x = nil",
        ])
    func noMark(text: String) {
        #expect(mutated("func f() { \(text) }", .mark).isEmpty)
    }
}
