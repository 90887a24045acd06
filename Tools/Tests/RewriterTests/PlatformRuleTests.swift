import Testing

@Suite("Platforms and versions")
struct PlatformRuleTests {
    @Test("os(iOS) is true where UIKit can be imported")
    func iOS() {
        #expect(
            rewritten("#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif !os(iOS) && os(macOS)\nimport AppKit\n#endif")
                == "#if canImport(UIKit) || os(tvOS)\nimport UIKit\n#elseif !canImport(UIKit) && os(macOS)\nimport AppKit\n#endif"
        )
    }

    @Test("A chain with a branch for Linux stays; one inside it does not")
    func linux() {
        let chain = "#if os(iOS)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif"
        #expect(rewritten(chain) == chain)
        let inside = "#if os(Linux)\n#if os(iOS)\nlet a = 1\n#endif\n#endif"
        #expect(rewritten(inside) == inside.replacing("os(iOS)", with: "canImport(UIKit)"))
        for chain in [
            "#if !os(Linux) || os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif",
            "#if os(iOS)\nlet a = 1\n#elseif !os(Linux)\nlet a = 2\n#else\nlet a = 3\n#endif",
            "#if os(iOS) || !(!os(Linux))\nlet a = 1\n#endif",
        ] { #expect(rewritten(chain) == chain) }
    }

    @Test("Not to be Linux, and no more, is no branch for Linux")
    func notLinux() {
        for chain in [
            "#if !os(Linux) || os(iOS)\nlet a = 1\n#endif", "#if !os(Linux) && os(iOS)\nlet a = 1\n#endif",
            "#if os(iOS)\nlet a = 1\n#elseif !os(Linux)\nlet a = 2\n#endif",
            "#if !(os(Linux)) || os(iOS)\nlet a = 1\n#endif",
        ] { #expect(rewritten(chain) == chain.replacing("os(iOS)", with: "canImport(UIKit)")) }
        let plain = "#if !os(Linux)\nlet a = 1\n#endif"
        #expect(rewritten(plain) == plain)
    }

    @Test("A chain for all of Apple's systems with an #else stays; without one, or without macOS, it does not")
    func apple() {
        let chain = "#if os(macOS) || os(iOS)\nlet a = b as AnyObject\n#else\nlet a = b as? NSObject\n#endif"
        #expect(rewritten(chain) == chain)
        #expect(
            rewritten("#if os(macOS) || os(iOS)\nlet a = 1\n#endif")
                == "#if os(macOS) || canImport(UIKit)\nlet a = 1\n#endif")
        #expect(
            rewritten("#if os(iOS) || os(tvOS)\nlet a = 1\n#else\nlet a = 2\n#endif")
                == "#if canImport(UIKit) || os(tvOS)\nlet a = 1\n#else\nlet a = 2\n#endif")
        #expect(
            rewritten("#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#else\nlet a = 3\n#endif")
                == "#if os(macOS)\nlet a = 1\n#elseif canImport(UIKit)\nlet a = 2\n#else\nlet a = 3\n#endif")
    }

    @Test("Members, cases and chains of calls in #if count as well")
    func places() {
        #expect(
            rewritten("class C {\n#if os(iOS)\nvar a = 1\n#endif\n}")
                == "class C {\n#if canImport(UIKit)\nvar a = 1\n#endif\n}")
        #expect(
            rewritten("let a = b\n#if os(iOS)\n.c()\n#endif") == "let a = b\n#if canImport(UIKit)\n.c()\n#endif")
    }

    @Test(
        "#available asks the stage's system",
        arguments: [
            ("if #available(iOS 15, *) {}", "if _osAtLeast(15) {}"),
            ("if #available(macOS 12, iOS 15.4.1, *), a {}", "if _osAtLeast(15, 4, 1), a {}"),
            ("guard #available(iOSApplicationExtension 26.0, *) else { f() }", "guard _osAtLeast(26, 0) else { f() }"),
            ("if #available(macOS 12, *) {}", "if _osAtLeast(0) {}"),
            ("if #unavailable(iOS 17) {}", "if !_osAtLeast(17) {}"),
            ("if #available(\n  iOS 17,\n  *) {}", "if _osAtLeast(17\n\n) {}"),
        ])
    func versions(source: String, expected: String) {
        #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + expected)
    }

    @Test("@available stays")
    func attributes() {
        let source = "import UIKit\n@available(iOS 15, *) class C { @available(*, unavailable) init() {} }"
        #expect(rewritten(source) == source)
    }
}
