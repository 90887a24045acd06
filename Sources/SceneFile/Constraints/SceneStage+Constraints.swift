import Offstage
import UIKit

extension SceneStage {
    /// The layout guide with an id of the file.
    public func guide(_ id: String) -> UILayoutGuide? { builder.parts[LiveConstraints.self].guides[id] }

    /// Where the constraints stand in the scene's files.
    package var constraintOrigins: ConstraintOrigins {
        var origins = ConstraintOrigins()
        for made in builder.constraints {
            let place = sources.place(of: made.node.mark)
            for constraint in made.constraints {
                origins[constraint] = ConstraintOrigins.Origin(place: place, text: made.node.text)
            }
        }
        return origins
    }
}
