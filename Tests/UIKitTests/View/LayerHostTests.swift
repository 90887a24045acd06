import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite("A layer's host")
struct LayerHostTests {
    private final class Delegate: NSObject, CALayerDelegate {}

    @Test("is its view as long as the view is its delegate")
    func followsTheDelegate() {
        let view = UIView()
        #expect(view.layer.host === view)
        let other = Delegate()
        view.layer.delegate = other
        #expect(view.layer.host == nil)
        view.layer.delegate = view
        #expect(view.layer.host === view)
        view.layer.delegate = nil
        #expect(view.layer.host == nil)
    }

    @Test("is known to a layer that a view adopts, and to copies")
    func copies() {
        let (view, layer) = (UIView(), CALayer())
        layer.delegate = view
        #expect(layer.host === view)
        #expect(CALayer(layer: layer).host === view)
    }

    @Test("goes with its view")
    func weak() {
        let layer = CALayer()
        do {
            let view = UIView()
            layer.delegate = view
        }
        #expect(layer.host == nil)
    }
}
