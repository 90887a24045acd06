/// The keys of views and layers that are not properties of a table: identity, place in the tree, geometry.
enum NodeForms {
    static let viewIdentity = [
        Field("id", .text, "Unique in the file; the accessibilityIdentifier."),
        Field("class", .viewClass, "A registered class. Default UIView."),
        Field("layerClass", .layerClass, "The class of the view's own layer."),
    ]
    static let viewGeometry = [
        Field("frame", .rect, "In the superview, without the transform."),
        Field("bounds", .rect, "In the view's own space."),
        Field("center", .point, "Where the anchor point lies in the superview."),
        Field("anchorPoint", .point, "In the unit square of the bounds. Default [0.5, 0.5]."),
        Field("transform", .affineTransform, "About the anchor point."),
        Field("transform3D", .transform, "About the anchor point, in three dimensions."),
    ]
    static let viewContent = [
        Field("draw", .drawing, "What the view's draw does."),
        Field("layer", .backingLayer, "Keys of the view's own layer."),
        Field("intrinsicContentSize", .contentSize, "A natural size for the view to report; null for a side without."),
    ]
    static let viewTree = [
        Field("subviews", .views, "Back to front."),
        Field("sublayers", .sublayers, "Under the subviews, back to front."),
        Field("mask", .view, "Its alpha cuts the view."),
    ]
    static let rootView = [
        Field("viewRespectsSystemMinimumLayoutMargins", .bool, "Of a root view. Default true.")
    ]
    static let viewLayout = [
        Field("layoutGuides", .list(.record(ConstraintForms.guide)), "Rectangles without a view."),
        Field("constraints", .constraints, "Equations, visual formats and maps."),
    ]
    static let view = viewIdentity + viewGeometry + viewContent + viewTree + viewLayout

    static let layerIdentity = [
        Field("id", .text, "Unique in the file; the layer's name."),
        Field("name", .text, "The same as id."),
        Field("class", .layerClass, "A registered class. Default CALayer."),
    ]
    static let layerGeometry = [
        Field("frame", .rectOrBounds, "In the superlayer, without the transform; bounds fills it and follows it."),
        Field("bounds", .rect, "In the layer's own space."),
        Field("position", .point, "Where the anchor point lies in the superlayer."),
        Field("anchorPoint", .point, "In the unit square of the bounds. Default [0.5, 0.5]."),
        Field("transform", .transform, "About the anchor point."),
    ]
    static let layerTree = [Field("sublayers", .sublayers, "Back to front.")]
    static let layerMask = [Field("mask", .sublayer, "Its alpha cuts the layer.")]
    static let layerAnimations = [Field("animations", .animations, "They run from the first commit on.")]
    static let layer = layerIdentity + layerGeometry + layerTree + layerMask + layerAnimations
    static let backingLayer = layerGeometry + layerMask + layerAnimations

    /// Two ways to say one thing; `layer.` marks keys of the view's own layer.
    static let viewConflicts: [(String, String)] = [
        ("frame", "bounds"), ("frame", "center"), ("transform", "transform3D"),
        ("layoutMargins", "directionalLayoutMargins"), ("contentOffset", "bounds"),
        ("alpha", "layer.opacity"), ("isHidden", "layer.isHidden"), ("clipsToBounds", "layer.masksToBounds"),
        ("backgroundColor", "layer.backgroundColor"), ("isOpaque", "layer.isOpaque"), ("mask", "layer.mask"),
        ("contentMode", "layer.contentsGravity"), ("contentScaleFactor", "layer.contentsScale"),
        ("image", "layer.contents"), ("draw", "layer.contents"), ("anchorPoint", "layer.anchorPoint"),
        ("transform", "layer.transform"), ("transform3D", "layer.transform"), ("center", "layer.position"),
        ("bounds", "layer.bounds"), ("frame", "layer.frame"), ("frame", "layer.bounds"), ("frame", "layer.position"),
        ("bounds", "layer.frame"), ("center", "layer.frame"), ("layer.frame", "layer.bounds"),
        ("layer.frame", "layer.position"), ("segments", "items"),
    ]
    static let layerConflicts: [(String, String)] = [("frame", "bounds"), ("frame", "position"), ("id", "name")]
}
