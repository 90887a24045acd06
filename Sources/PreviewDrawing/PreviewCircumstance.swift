import DeveloperToolsSupport
import Offstage
import UIKit

/// Under which circumstances a preview is drawn, and what that adds to its name.
struct PreviewCircumstance {
    var device: Device?
    var suffix = ""
    var traits: [@Sendable (inout any UIMutableTraits) -> Void] = []

    /// Each device with each appearance, text size and direction.
    static func all(of request: PreviewRequest) -> [PreviewCircumstance] {
        var all = [PreviewCircumstance()]
        func multiply(_ names: [String], _ change: (inout PreviewCircumstance, String) -> Void) {
            guard !names.isEmpty else { return }
            all = all.flatMap { circumstance in
                names.map { name in
                    var next = circumstance
                    next.suffix += "." + PreviewNames.word(name)
                    change(&next, name)
                    return next
                }
            }
        }
        multiply(request.devices) { $0.device = Device(named: $1) }
        multiply(request.appearances) { circumstance, name in
            circumstance.traits.append { $0.userInterfaceStyle = name == "dark" ? .dark : .light }
        }
        multiply(request.textSizes) { circumstance, name in
            let category = UIContentSizeCategory.named.first { $0.name == name }?.category ?? .large
            circumstance.traits.append { $0.preferredContentSizeCategory = category }
        }
        multiply(request.directions) { circumstance, name in
            circumstance.traits.append { $0.layoutDirection = name == "rtl" ? .rightToLeft : .leftToRight }
        }
        return all
    }

    var traitCollection: UITraitCollection? {
        guard !traits.isEmpty else { return nil }
        return UITraitCollection { changed in
            for change in traits { change(&changed) }
        }
    }
}
