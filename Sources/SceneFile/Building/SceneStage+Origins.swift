import Offstage

extension SceneStage {
    /// Where the constraints stand in the scene's files.
    package var constraintOrigins: ConstraintOrigins {
        var origins = ConstraintOrigins()
        for made in builder.constraints {
            let place = scene.sources.place(of: made.node.mark)
            for constraint in made.constraints {
                origins[constraint] = ConstraintOrigins.Origin(place: place, text: made.node.text)
            }
        }
        return origins
    }
}
