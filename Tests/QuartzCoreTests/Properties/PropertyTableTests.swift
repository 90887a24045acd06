import QuartzCore
import Testing

private final class Host: NSObject, CALayerDelegate {}

@MainActor
@Suite("The property table")
struct PropertyTableTests {
    static let classes: [CALayer.Type] = [
        CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATransformLayer.self, CAReplicatorLayer.self,
        CAEmitterLayer.self, CAScrollLayer.self, CATiledLayer.self,
    ]

    /// What setting nil leaves: nothing of a colour, which may be nil, and the initial value of all else.
    private func cleared(_ property: LayerProperty, _ initial: Any?) -> Any? {
        if case .color = property.kind { return nil }
        return initial
    }

    @Test("Every key takes values, gives them back, and is cleared by nil")
    func roundTrips() {
        for type in Self.classes {
            for property in type.properties where !["delegate", "style", "actions"].contains(property.key) {
                let layer = LayerFactory.makeLayer(of: type)
                let initial = layer.value(forKey: property.key)
                for sample in samples(for: property) {
                    let found = misuses { layer.setValue(sample, forKey: property.key) }
                    #expect(found.allSatisfy { $0.hasPrefix("changing property") }, "\(type).\(property.key)")
                    #expect(isSame(layer.value(forKey: property.key), sample), "\(type).\(property.key) = \(sample)")
                }
                _ = misuses { layer.setValue(nil, forKey: property.key) }
                let left = layer.value(forKey: property.key)
                #expect(isSame(left, cleared(property, initial)), "\(type).\(property.key) = nil")
            }
        }
    }

    @Test("A value of another kind is refused with a sentence and changes nothing")
    func wrongKinds() {
        for type in Self.classes {
            for property in type.properties {
                if case .object = property.kind { continue }
                if case .image = property.kind { continue }
                let layer = LayerFactory.makeLayer(of: type)
                let before = layer.value(forKey: property.key)
                let found = misuses { layer.setValue(Host(), forKey: property.key) }
                #expect(found.count == 1, "\(type).\(property.key)")
                #expect(found.first?.contains("for the key \(property.key)") == true)
                #expect(isSame(layer.value(forKey: property.key), before))
            }
        }
    }

    @Test("Keys are unique in a class, and what a fresh layer says is its default")
    func defaults() {
        for type in Self.classes {
            #expect(Set(type.properties.map(\.key)).count == type.properties.count)
            let layer = LayerFactory.makeLayer(of: type)
            for property in type.properties where property.defaultValue != nil {
                #expect(isSame(layer.value(forKey: property.key), property.defaultValue), "\(type).\(property.key)")
                #expect(isSame(type.defaultValue(forKey: property.key), property.defaultValue))
            }
        }
        for key in ["bounds", "position", "mask", "filters", "unheard"] {
            #expect(CALayer.defaultValue(forKey: key) == nil)
        }
    }

    @Test("CALayer's defaults")
    func layerDefaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0 && layer.anchorPointZ == 0)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(!layer.isHidden && layer.isDoubleSided && !layer.isGeometryFlipped && !layer.masksToBounds)
        #expect(layer.mask == nil && layer.sublayers == nil && layer.superlayer == nil && layer.contents == nil)
        #expect(layer.contentsRect == rect(0, 0, 1, 1) && layer.contentsCenter == rect(0, 0, 1, 1))
        #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize && layer.contentsFormat == .RGBA8Uint)
        #expect(layer.contentsFormat.rawValue == "RGBA8")
        #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
        #expect(layer.minificationFilterBias == 0)
        #expect(!layer.isOpaque && !layer.needsDisplayOnBoundsChange && !layer.drawsAsynchronously)
        #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.maskedCorners.rawValue == 15)
        #expect(layer.cornerCurve == .circular && layer.borderWidth == 0)
        #expect(layer.borderColor?.components == [0, 0, 0, 1])
        #expect(layer.opacity == 1 && layer.allowsGroupOpacity)
        #expect(layer.shadowColor?.components == [0, 0, 0, 1] && layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(layer.shadowPath == nil && layer.filters == nil && layer.compositingFilter == nil)
        #expect(layer.backgroundFilters == nil && !layer.shouldRasterize && layer.rasterizationScale == 1)
        #expect(layer.edgeAntialiasingMask.rawValue == 15 && !layer.allowsEdgeAntialiasing)
        #expect(layer.name == nil && layer.delegate == nil && layer.style == nil && layer.actions == nil)
    }

    @Test("Defaults of the subclasses")
    func subclassDefaults() {
        let shape = CAShapeLayer()
        #expect(shape.path == nil && shape.fillColor?.components == [0, 0, 0, 1] && shape.fillRule == .nonZero)
        #expect(shape.strokeColor == nil && shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1)
        #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
        #expect(shape.lineDashPhase == 0 && shape.lineDashPattern == nil)
        #expect(shape.fillRule.rawValue == "non-zero" && CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
        let gradient = CAGradientLayer()
        #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        let replicator = CAReplicatorLayer()
        #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0 && !replicator.preservesDepth)
        #expect(CATransform3DIsIdentity(replicator.instanceTransform))
        #expect(replicator.instanceColor?.components == [1, 1, 1, 1])
        #expect(replicator.instanceRedOffset == 0 && replicator.instanceAlphaOffset == 0)
        let emitter = CAEmitterLayer()
        #expect(emitter.emitterCells == nil && emitter.birthRate == 1 && emitter.lifetime == 1 && emitter.seed == 0)
        #expect(emitter.velocity == 1 && emitter.scale == 1 && emitter.spin == 1 && !emitter.preservesDepth)
        #expect(emitter.emitterPosition == .zero && emitter.emitterSize == .zero && emitter.emitterDepth == 0)
        #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume && emitter.renderMode == .unordered)
        let tiled = CATiledLayer()
        #expect(tiled.levelsOfDetail == 1 && tiled.levelsOfDetailBias == 0)
        #expect(tiled.tileSize == CGSize(width: 256, height: 256) && CAScrollLayer().scrollMode == .both)
    }

    @Test("What may be animated")
    func animatable() {
        let still = Set(CALayer.properties.filter { !$0.isAnimatable }.map(\.key))
        #expect(
            still == [
                "frame", "isGeometryFlipped", "contentsGravity", "contentsFormat",
                "minificationFilter", "magnificationFilter", "isOpaque", "needsDisplayOnBoundsChange",
                "drawsAsynchronously", "cornerCurve", "allowsGroupOpacity", "edgeAntialiasingMask",
                "allowsEdgeAntialiasing", "name", "delegate", "style", "actions", "beginTime", "duration", "speed",
                "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
            ])
        let stillShape = Set(CAShapeLayer.properties.filter { !$0.isAnimatable }.map(\.key)).subtracting(still)
        #expect(stillShape == ["fillRule", "lineCap", "lineJoin", "lineDashPattern"])
    }

    @Test("Unknown names read back as center, RGBA8, circular; other bits of masks are dropped")
    func unknownNames() {
        let layer = CALayer()
        layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
        layer.contentsFormat = CALayerContentsFormat(rawValue: "RGB565")
        layer.cornerCurve = CALayerCornerCurve(rawValue: "square")
        layer.maskedCorners = CACornerMask(rawValue: 0xFF)
        #expect(layer.contentsGravity == .center && layer.contentsFormat == .RGBA8Uint)
        #expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
        let gradient = CAGradientLayer()
        gradient.type = CAGradientLayerType(rawValue: "spiral")
        #expect(gradient.type.rawValue == "spiral")
    }

    @Test("cornerCurveExpansionFactor: continuous 1.528665, else 1")
    func expansionFactor() {
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    }

    @Test("Numbers come as NSNumber; keys that are no property are kept as they are")
    func boxing() {
        let layer = CALayer()
        layer.opacity = 0.25
        #expect(layer.value(forKey: "opacity") as? Float == 0.25)
        #expect(layer.value(forKey: "opacity") as? Double == 0.25)
        for value: Any in [0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5)] {
            layer.setValue(value, forKey: "opacity")
            #expect(layer.opacity == 0.5)
        }
        layer.setValue(1, forKey: "opacity")
        layer.setValue("mine", forKey: "tag")
        #expect(layer.opacity == 1 && layer.value(forKey: "tag") as? String == "mine")
        layer.setValue(nil, forKey: "tag")
        #expect(layer.value(forKey: "tag") == nil)
    }

    @Test("Paths are copied")
    func pathsAreCopied() {
        let path = CGMutablePath()
        path.addRect(rect(0, 0, 10, 10))
        let shape = CAShapeLayer()
        shape.path = path
        shape.shadowPath = path
        path.addRect(rect(50, 50, 10, 10))
        #expect(shape.path?.boundingBox == rect(0, 0, 10, 10))
        #expect(shape.shadowPath?.boundingBox == rect(0, 0, 10, 10))
    }

    @Test("style speaks for what was not set, also through a style within it; then come defaults")
    func style() {
        let layer = CALayer()
        layer.cornerRadius = 3
        layer.opacity = 1
        layer.style = [
            "cornerRadius": 9, "opacity": 0.5, "borderWidth": 2, "custom": "outer",
            "style": ["borderWidth": 7, "shadowRadius": 11] as [AnyHashable: Any],
        ]
        #expect(layer.cornerRadius == 3 && layer.opacity == 1, "what was set stays, even to its default")
        #expect(layer.borderWidth == 2 && layer.shadowRadius == 11)
        #expect(layer.value(forKey: "custom") as? String == "outer")
        layer.borderWidth = 4
        layer.style = nil
        #expect(layer.borderWidth == 4 && layer.shadowRadius == 3 && layer.value(forKey: "custom") == nil)
        #expect(layer.shouldArchiveValue(forKey: "borderWidth") && !layer.shouldArchiveValue(forKey: "shadowRadius"))
    }
}
