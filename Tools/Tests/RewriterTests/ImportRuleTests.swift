import Testing

@Suite("Imports")
struct ImportRuleTests {
    @Test("Headers of a module are the module")
    func headers() {
        #expect(
            rewritten("import UIKit.UIGestureRecognizerSubclass") == "import UIKit" + String(repeating: " ", count: 28))
        #expect(rewritten("import os.log") == "import os    ")
        #expect(rewritten("import class UIKit.UIView") == "import class UIKit.UIView")
        #expect(rewritten("import Other.Part") == "import Other.Part")
    }

    @Test("Names that Foundation has too are UIKit's")
    func ambiguous() {
        #expect(
            rewritten("import Foundation\nimport UIKit\nlet t: Timer? = nil\nlet c = NotificationCenter.default")
                == "import Foundation; import class VirtualFoundation.NotificationCenter; import class VirtualFoundation.Timer\nimport UIKit\n"
                + "let t: Timer? = nil\nlet c = NotificationCenter.default")
        #expect(rewritten("import Foundation\nlet timer = 1") == "import Foundation\nlet timer = 1")
    }

    @Test("A type of the module's own wins")
    func own() {
        let source = "import UIKit\nclass Timer {}\nlet t = Timer()"
        #expect(rewritten(source) == source)
    }

    @Test("What Foundation lacks on Linux is found in files that import it alone")
    func lacking() {
        #expect(
            rewritten("import Foundation\nlet a = NSHashTable<AnyObject>.weakObjects()").hasPrefix(
                "import Foundation; import class VirtualFoundation.NSHashTable\n"))
    }

    @Test("What Foundation keeps in a module of its own on Linux is found in files that import it alone")
    func networking() {
        let source = "import Foundation\nlet s = URLSession.shared\nfunc go(_ r: URLRequest) {}"
        #expect(rewritten(source).hasPrefix("import Foundation; import FoundationNetworking\nlet s"))
        for others in [
            "import UIKit\nlet s = URLSession.shared", "import Foundation\nlet s = URL(string: address)",
            "import Foundation\nclass URLCache {}\nlet c = URLCache()",
            "import Foundation\nimport FoundationNetworking\nlet s = URLSession.shared",
        ] { #expect(rewritten(others) == others) }
        let careful =
            "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet c = URLCache()"
        #expect(rewritten(careful) == careful)
    }

    @Test("So they are where another file of the module imports UIKit, and extends them")
    func extended() {
        let texts = [
            "import UIKit\nextension NotificationCenter { func go() {} }\nextension Timer { func stop() {} }",
            "import Foundation\nlet c = NotificationCenter.default\nlet t: Timer? = nil",
        ]
        #expect(
            rewritten(texts)[1].hasPrefix(
                "import Foundation; import class VirtualFoundation.NotificationCenter; import class VirtualFoundation.Timer\n"
            ))
    }

    @Test("What the rules write can be seen in files without UIKit")
    func written() {
        #expect(
            rewritten("import Foundation\nlet a: Bool = { if #available(iOS 20, *) { true } else { false } }()")
                .hasPrefix("import Foundation; import func VirtualFoundation._osAtLeast\n"))
        #expect(
            rewritten("// First\nclass A { let s = #selector(go) }").hasPrefix(
                "// First\nimport struct VirtualFoundation.Selector; class A"))
    }

    @Test("Imports inside #if hold for nobody else")
    func conditional() {
        #expect(
            rewritten("#if canImport(UIKit)\nimport UIKit\n#endif\nimport Foundation\nlet t = Timer()")
                == "#if canImport(UIKit)\nimport UIKit\n#endif\nimport Foundation; import class VirtualFoundation.Timer\nlet t = Timer()"
        )
    }
}

@Suite("Names beside Foundation")
struct BesideFoundationTests {
    @Test("What only Apple's Foundation brings is found in files that import it alone, and not where UIKit is")
    func foundation() {
        let source =
            "import Foundation\nfunc go(_ a: Selector) { _ = class_getInstanceMethod(nil, a); _ = CFAbsoluteTimeGetCurrent() }"
        #expect(
            rewritten(source).hasPrefix(
                "import Foundation; import func VirtualFoundation.CFAbsoluteTimeGetCurrent; import struct VirtualFoundation.Selector; "
                    + "import func VirtualFoundation.class_getInstanceMethod\n"))
        let beside = "import UIKit\nfunc go(_ a: Selector) {}"
        #expect(rewritten(beside) == beside)
    }

    @Test("The colour of Core Image is UIKit's")
    func coreImage() {
        #expect(
            rewritten("import CoreImage\nfunc go() -> CoreImage.CIColor? { CoreImage.CIColor(color: a) }")
                == "import UIKit\nfunc go() -> UIKit.CIColor? { UIKit.CIColor(color: a) }")
    }

    @Test("Locks of objects, run loops by Core Foundation's names and distances of time are found beside Foundation")
    func moreNames() {
        #expect(
            rewritten("import Foundation\nfunc go() { objc_sync_enter(a); CFRunLoopWakeUp(CFRunLoopGetMain()) }")
                == "import Foundation; import func VirtualFoundation.CFRunLoopGetMain; import func VirtualFoundation.CFRunLoopWakeUp; "
                + "import func VirtualFoundation.objc_sync_enter\nfunc go() { objc_sync_enter(a); CFRunLoopWakeUp(CFRunLoopGetMain()) }"
        )
        #expect(
            rewritten("import Foundation\nlet words = RelativeDateTimeFormatter()")
                == "import Foundation; import class VirtualFoundation.RelativeDateTimeFormatter\nlet words = RelativeDateTimeFormatter()"
        )
        #expect(
            rewritten("import Foundation\nfunc go() { OSAtomicIncrement32(&a) }")
                == "import Foundation; import func VirtualFoundation.OSAtomicIncrement32\nfunc go() { OSAtomicIncrement32(&a) }"
        )
        let own = "import Foundation\nclass RelativeDateTimeFormatter {}\nlet words = RelativeDateTimeFormatter()"
        #expect(rewritten(own) == own)
    }

    @Test("The C library is Glibc, whole, by parts and in front of names; what asks for Darwin is left alone")
    func darwin() {
        #expect(
            rewritten("import Darwin\nimport UIKit\nlet root = Darwin.sqrt(2.0)")
                == "import Glibc\nimport UIKit\nlet root = Glibc.sqrt(2.0)")
        #expect(rewritten("import Darwin.POSIX.sys\nlet a = 1") == "import Glibc          \nlet a = 1")
        #expect(rewritten("import func Darwin.sqrt\nlet a = 1") == "import func Glibc.sqrt\nlet a = 1")
        let asking = "#if canImport(Darwin)\nlet a = 1\n#endif"
        #expect(rewritten(asking) == asking)
        let chosen = "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif\nlet a = 1"
        #expect(rewritten(chosen) == chosen)
        let own = "enum Darwin { static let a = 1 }\nlet b = Darwin.a"
        #expect(rewritten(own) == own)
    }

    @Test("A class right below NSObject observes by name by way of a protocol; others override")
    func observers() {
        let method =
            "override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}"
        #expect(
            rewritten("import UIKit\nclass A: NSObject, B { \(method) }")
                == "import UIKit\nclass A: NSObject, B, _KeyValueObserver {          \(method.dropFirst(9)) }")
        let view = "import UIKit\nclass A: UIView { \(method) }"
        #expect(rewritten(view) == view)
    }

    @Test("What observers and forwarders ask for is imported where a file imports Foundation alone")
    func protocolsBesideFoundation() {
        let method =
            "override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}"
        #expect(
            rewritten("import Foundation\nclass A: NSObject { \(method) }").hasPrefix(
                "import Foundation; import struct VirtualFoundation.NSKeyValueChangeKey; import protocol VirtualFoundation._KeyValueObserver\n"
            ))
        #expect(
            rewritten(
                "import Foundation\nclass A: NSObject { override func responds(to s: Selector) -> Bool { true } }"
            )
            .contains("import protocol VirtualFoundation._MessageForwarder"))
    }

    @Test("A class right below NSObject forwards messages by way of a protocol, said once a class; others override")
    func forwarders() {
        let (responds, target) = (
            "override func responds(to s: Selector!) -> Bool { super.responds(to: s) }",
            "open override func forwardingTarget(for s: Selector!) -> Any? { nil }"
        )
        let members =
            " public func _forwardingTarget(for s: Selector) -> Any? { forwardingTarget(for: s) };"
            + " public func _responds(to s: Selector) -> Bool { responds(to: s) };"
        #expect(
            rewritten("import UIKit\nclass A: NSObject, B { \(responds); \(target) }")
                == "import UIKit\nclass A: NSObject, B, _MessageForwarder {\(members)          \(responds.dropFirst(9)); "
                + "open          \(target.dropFirst(14)) }")
        let responder = "import UIKit\nclass A: UIView { \(responds) }"
        #expect(rewritten(responder) == responder)
        let ofType =
            "import UIKit\nclass A: NSObject { override class func responds(to s: Selector!) -> Bool { true } }"
        #expect(rewritten(ofType) == ofType)
    }
}
