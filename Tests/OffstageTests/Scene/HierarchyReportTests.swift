import Foundation
import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Reports of a hierarchy")
struct HierarchyReportTests {
    @Test("Frames beyond all numbers are told, not trapped on; what only touches the window's edge is offscreen")
    func extremes() {
        let stage = makeStage(100, 100)
        let far = UIView(frame: CGRect(x: -1e308, y: 0, width: 1e308, height: 10))
        let inner = UIView(frame: CGRect(x: 1e308, y: -1e308, width: 1e308, height: 1e308))
        inner.transform = CGAffineTransform(scaleX: 1e10, y: 1e10)
        let beside = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
        stage.window.addSubview(far)
        far.addSubview(inner)
        stage.window.addSubview(beside)
        let report = HierarchyReport(of: stage, in: stage.render())
        #expect(report.nodes.count == 4)
        #expect(report.nodes.last?.flags.contains(.offscreen) == true)
    }
}
