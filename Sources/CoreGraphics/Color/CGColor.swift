import Foundation
import Rasterizer

/// A colour in sRGB.
public final class CGColor: Sendable {
    package let color8: Color8

    package init(_ color8: Color8) {
        self.color8 = color8
    }
}
