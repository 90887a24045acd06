import DeveloperToolsSupport
import Offstage
import RenderServer
import UIKit

/// A preview under circumstances.
@MainActor
struct PreviewShot {
    private let preview: Preview
    private let circumstance: PreviewCircumstance
    private let device: Device
    /// What could not be done as the preview asks.
    let remark: String?

    init(_ preview: Preview, _ circumstance: PreviewCircumstance) {
        self.preview = preview
        self.circumstance = circumstance
        var device = circumstance.device
        var remark: String?
        if device == nil, let name = preview.device {
            device = Device(named: name)
            if device == nil { remark = "there is no device '\(name)' here; drawn as on an iPhone 16" }
        }
        let upright = device ?? .iPhone16
        self.device = preview.orientation.map { upright.rotated(to: $0) } ?? upright
        self.remark = remark
    }

    /// Nil where the screen has a size of the preview's own.
    var deviceName: String? { preview.layout == .device ? device.name : nil }

    /// What the screen shows when all is laid out.
    func frame() -> Frame {
        let stage = Stage(device: screen, traits: circumstance.traitCollection)
        let content = stage.perform { preview.makeContent() }
        // What has no background of its own lies on a canvas that texts are readable on.
        stage.window.backgroundColor = .systemBackground
        stage.window.rootViewController = content.controller
        return stage.render()
    }

    /// The device, or one of the size that the preview asks for or that its content wants of the device's.
    private var screen: Device {
        switch preview.layout {
        case .device: return device
        case .fixed(let size): return sized(size)
        case .fitting:
            let stage = Stage(device: sized(device.size), traits: circumstance.traitCollection)
            let content = stage.perform { preview.makeContent() }
            stage.window.rootViewController = content.controller
            stage.runTurn()
            return sized(stage.perform { content.size(device.size) })
        }
    }

    /// A screen without a safe area. It has at least a point a side.
    private func sized(_ size: CGSize) -> Device {
        Device(
            name: device.name,
            size: CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up))),
            scale: device.scale, idiom: device.idiom)
    }
}
