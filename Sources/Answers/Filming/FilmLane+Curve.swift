import Pages
import RenderServer
import SceneFile

extension FilmLane {
    /// A property that was asked for, as the page plots it.
    /// - Parameter times: The frames'.
    @MainActor
    init(_ curve: SceneCurve, at times: [Double], layer: LayerID?) {
        self.init(.animation, title: curve.title, layer: layer)
        let numbers = curve.numbers
        for (style, values) in [(Curve.Style.model, numbers.model), (.presentation, numbers.presentation)] {
            let count = values.map(\.count).max() ?? 0
            for place in 0..<count {
                let name = count == 1 ? curve.keyPath : "\(curve.keyPath) \(place)"
                let points = zip(times, values).compactMap { time, numbers in
                    place < numbers.count && numbers[place].isFinite ? (time: time, value: numbers[place]) : nil
                }
                curves.append(Curve(name: name, style: style, points: points))
            }
        }
    }
}
