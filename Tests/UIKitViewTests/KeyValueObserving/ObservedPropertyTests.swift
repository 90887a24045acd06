import Offstage
import Testing
import UIKit

@Suite("Observed properties of views and layers")
@MainActor
struct ObservedPropertyTests {
    @Test("Geometry, visibility, offset and content size are heard, each change once")
    func heard() {
        let stage = Stage()
        stage.makeCurrent()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var log: [String] = []
        let observations = [
            scroll.observe(\.contentOffset, options: [.new]) { log.append("offset \($1.newValue?.y ?? -1)") },
            scroll.observe(\.contentSize, options: [.old]) { log.append("size \($1.oldValue?.height ?? -1)") },
            scroll.observe(\.isHidden) { scroll, _ in log.append("hidden \(scroll.isHidden)") },
            scroll.layer.observe(\.bounds) { layer, _ in log.append("bounds \(layer.bounds.minY)") },
            scroll.observe(\.frame) { scroll, _ in log.append("frame \(scroll.frame.width)") },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset = CGPoint(x: 0, y: 20)
        scroll.contentOffset = CGPoint(x: 0, y: 20)
        scroll.isHidden = true
        scroll.frame.size.width = 80
        #expect(
            log.filter { !$0.hasPrefix("bounds") } == ["size 0.0", "offset 20.0", "hidden true", "frame 80.0"])
        #expect(log.contains("bounds 20.0"))
        for observation in observations { observation.invalidate() }
        scroll.contentOffset = .zero
        #expect(log.last != "offset 0.0")
    }
}
