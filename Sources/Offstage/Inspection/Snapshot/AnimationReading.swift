import CoreGraphics
import Foundation
import QuartzCore

extension StageSnapshot {
    /// What an animation does to a layer in this frame.
    package struct AnimationReading: Sendable {
        /// What it changes: `opacity`, `position`.
        package var keyPath: String
        /// Seconds at which it begins to show.
        package var begin: Double
        /// Seconds at which it is over; nil for one without an end.
        package var end: Double?
        /// `spring`, `keyframes`, or nothing for a plain one.
        package var manner: String
        /// The numbers of the layer's own value, and of what is shown; empty for what has no numbers.
        package var model: [Double]
        package var presentation: [Double]
    }
}

extension StageSnapshot.AnimationReading {
    /// The animations that a layer shows; of several for one key path the last.
    @MainActor
    static func all(of layer: CALayer) -> [StageSnapshot.AnimationReading] {
        let accounts = layer.animationAccounts
        guard !accounts.isEmpty else { return [] }
        let shown = layer.presentation()
        var readings: [StageSnapshot.AnimationReading] = []
        for account in accounts {
            let reading = StageSnapshot.AnimationReading(
                keyPath: account.keyPath, begin: account.begin, end: account.end, manner: account.manner,
                model: numbers(layer, account.keyPath), presentation: shown.map { numbers($0, account.keyPath) } ?? [])
            readings.removeAll { $0.keyPath == account.keyPath && $0.begin == account.begin }
            readings.append(reading)
        }
        return readings
    }

    @MainActor
    private static func numbers(_ layer: CALayer, _ keyPath: String) -> [Double] {
        guard !keyPath.isEmpty, let value = layer.value(forKeyPath: keyPath) else { return [] }
        switch value {
        case let point as CGPoint: return [point.x, point.y].map { Double($0) }
        case let size as CGSize: return [size.width, size.height].map { Double($0) }
        case let rect as CGRect: return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        case let number as NSNumber: return [number.doubleValue]
        case let transform as CATransform3D:
            return [
                transform.m11, transform.m12, transform.m21, transform.m22, transform.m33, transform.m41, transform.m42,
            ].map { Double($0) }
        default:
            guard let bytes = (value as? CGColor)?.color8 else { return [] }
            return [bytes.red, bytes.green, bytes.blue, bytes.alpha].map { Double($0) }
        }
    }
}
