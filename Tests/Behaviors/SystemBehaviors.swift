import Foundation
import Offstage
import Testing
import UIKit

/// What is claimed of code that is written for several versions of the system.
@Suite("The system's behaviour")
@MainActor
struct SystemBehaviors {
    /// As `if #available(iOS 26, *) { … } else { … }` is compiled by `offstage swift`.
    private func radius() -> CGFloat {
        if _osAtLeast(26) { return 26 } else { return 12 }
    }

    @Test("SCENE-05 what a newer system brings is taken there, and the way round it elsewhere")
    func available() {
        let old = Stage()
        let new = Stage()
        new.systemVersion = OperatingSystemVersion(majorVersion: 26, minorVersion: 1, patchVersion: 0)
        old.makeCurrent()
        #expect(radius() == 12)
        #expect(UIDevice.current.systemVersion == "18.0")
        #expect(_osAtLeast(18) && _osAtLeast(17, 4) && _osAtLeast(0) && !_osAtLeast(18, 0, 1) && !_osAtLeast(18, 2))
        new.makeCurrent()
        #expect(radius() == 26)
        #expect(UIDevice.current.systemVersion == "26.1")
        #expect(_osAtLeast(26, 1) && !_osAtLeast(26, 2))
        old.makeCurrent()
        #expect(radius() == 12)
    }
}
