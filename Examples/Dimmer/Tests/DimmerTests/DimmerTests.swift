import Testing
import UIKit

@testable import Dimmer

@MainActor
@Suite struct DimmerTests {
    private final class Keeper: NSObject, DimmerControlDelegate {
        var asked: [Int] = []
        func dimmer(_ dimmer: DimmerControl, shouldChangeTo tenths: Int) -> Bool {
            asked.append(tenths)
            return tenths > 7
        }
    }

    @Test func theButtonsDim() {
        let dimmer = DimmerControl(frame: CGRect(x: 0, y: 0, width: 100, height: 88))
        dimmer.step = 2
        dimmer.darker.sendActions(for: .touchUpInside)
        dimmer.darker.sendActions(for: .touchUpInside)
        #expect(dimmer.tenths == 6)
        dimmer.brighter.sendActions(for: .touchUpInside)
        #expect(dimmer.tenths == 8)
    }

    @Test func theDelegateIsAsked() {
        let (dimmer, keeper) = (DimmerControl(), Keeper())
        dimmer.delegate = keeper
        for _ in 0..<4 { dimmer.darker.sendActions(for: .touchUpInside) }
        #expect(dimmer.tenths == 8)
        #expect(keeper.asked == [9, 8, 7, 7])
    }

    @Test func theButtonsShareTheHeight() {
        let dimmer = DimmerControl(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        dimmer.layoutIfNeeded()
        #expect(dimmer.darker.frame == CGRect(x: 0, y: 60, width: 100, height: 60))
        #expect(dimmer.intrinsicContentSize.height == 88)
    }
}
