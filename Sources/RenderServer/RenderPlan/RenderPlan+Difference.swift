extension RenderPlan {
    /// What it takes from this plan to another, one line each: `- ` a pass that goes, `~ ` one whose reasons change, `+
    /// ` one that comes, with what forces it. Empty when both have the same passes for the same reasons; rectangles and
    /// bytes do not count.
    public func difference(to other: RenderPlan) -> [String] {
        let (before, after) = (Self.byPlace(offscreenPasses), Self.byPlace(other.offscreenPasses))
        var lines: [String] = []
        for (place, pass) in before.list where after.passes[place] == nil { lines.append("- \(pass.title)") }
        for (place, pass) in after.list {
            guard let old = before.passes[place] else {
                lines.append("+ \(pass.title), because " + Self.because(pass.reasons))
                continue
            }
            if old.reasons != pass.reasons {
                lines.append("~ \(old.title) becomes \(PlanText.reasons(pass.reasons))")
            }
        }
        return lines
    }

    /// The n-th pass of one purpose and layer.
    private struct Place: Hashable {
        var purpose: RenderPass.Purpose
        var layer: String
        var ordinal: Int
    }

    private static func byPlace(
        _ passes: [RenderPass]
    ) -> (list: [(Place, RenderPass)], passes: [Place: RenderPass]) {
        var list: [(Place, RenderPass)] = []
        var found: [Place: RenderPass] = [:]
        var ordinals: [Place: Int] = [:]
        for pass in passes {
            let first = Place(purpose: pass.purpose, layer: pass.layer, ordinal: 0)
            let place = Place(purpose: pass.purpose, layer: pass.layer, ordinal: ordinals[first, default: 0])
            ordinals[first, default: 0] += 1
            found[place] = pass
            list.append((place, pass))
        }
        return (list, found)
    }

    private static func because(_ reasons: Set<PassReason>) -> String {
        reasons.sorted().map(\.sentence).joined(separator: "; ")
    }
}
