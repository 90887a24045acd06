import UIKit
import XCTest

@testable import Dimmer

@MainActor
final class DimmerCases: XCTestCase {
    private var heard = 0

    @objc private func changed() {
        heard += 1
    }

    func testTellsItsTargets() {
        let dimmer = DimmerControl()
        dimmer.addTarget(self, action: #selector(changed), for: .valueChanged)
        dimmer.darker.sendActions(for: .touchUpInside)
        XCTAssertEqual(heard, 1)
        XCTAssertEqual(dimmer.tenths, 9)
    }
}
