import CoreGraphics
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct SpeedKey: TransactionKey {
    static var defaultValue: Double { 1 }
}

extension Transaction {
    fileprivate var seconds: Double {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }
}

@Observable private final class Place {
    var x: CGFloat = 0
}

private struct Moving: View {
    let place: Place

    var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: place.x).animation(.linear(duration: 1))
    }
}

private struct Keyed: View {
    let place: Place

    var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: place.x)
            .transaction { $0.animation = .linear(duration: $0.seconds) }
    }
}

/// Values of an app's own in transactions, and animations without a value.
@MainActor
@Suite struct TransactionKeyTests {
    private func x(_ hosted: Hosted<some View>) -> CGFloat {
        let layer = hosted.host.subviews.first?.layer
        return (layer?.presentation() ?? layer)?.position.x ?? 0
    }

    @Test("What a transaction carries is there where it is changed on its way, and its default where nobody set it")
    func keys() {
        var transaction = Transaction()
        #expect(transaction.seconds == 1)
        transaction.seconds = 4
        #expect(transaction.seconds == 4)
        for (seconds, reached) in [(4.0, 25.0), (nil, 100)] {
            let place = Place()
            let hosted = Hosted(200, 10, scale: 1, traits: nil, Keyed(place: place))
            let start = x(hosted)
            if let seconds {
                withTransaction(\.seconds, seconds) { place.x = 100 }
            } else {
                place.x = 100
            }
            hosted.turn()
            hosted.stage.advance(by: 1)
            #expect(abs(Double(x(hosted) - start) - reached) < 3)
        }
    }

    @Test("An animation without a value holds for whatever changes, unless animations are left out")
    func always() {
        let place = Place()
        let hosted = Hosted(200, 10, scale: 1, traits: nil, Moving(place: place))
        let start = x(hosted)
        place.x = 100
        hosted.turn()
        hosted.stage.advance(by: 0.5)
        #expect(abs(x(hosted) - start - 50) < 3)
        hosted.stage.advance(by: 1)
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { place.x = 0 }
        hosted.turn()
        #expect(abs(x(hosted) - start) < 1)
    }
}
