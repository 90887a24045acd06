/// A picture that is drawn by steps.
final class DrawnPicture: SceneDrawing {
    let steps: [DrawOperation]

    init(_ steps: [DrawOperation]) {
        self.steps = steps
    }
}
