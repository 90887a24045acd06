/// The passes that one layer forces and that only go together: those of its shadow, or those of its group surface.
struct PassGroup: Hashable {
    let layer: LayerID
    let isShadow: Bool

    init(layer: LayerID, isShadow: Bool) {
        self.layer = layer
        self.isShadow = isShadow
    }

    init?(_ pass: RenderPass) {
        guard let layer = pass.layerID, pass.purpose != .main else { return nil }
        self.init(layer: layer, isShadow: pass.reasons == [.shadowWithoutPath])
    }

    /// All groups of a plan, each with its passes, in the plan's order.
    static func all(of plan: RenderPlan) -> [(group: PassGroup, passes: [RenderPass])] {
        var order: [PassGroup] = []
        var passes: [PassGroup: [RenderPass]] = [:]
        for pass in plan.passes {
            guard let group = PassGroup(pass) else { continue }
            if passes[group] == nil { order.append(group) }
            passes[group, default: []].append(pass)
        }
        return order.map { ($0, passes[$0] ?? []) }
    }

    /// True when a plan has passes of this group.
    func stands(in plan: RenderPlan) -> Bool {
        plan.passes.contains { PassGroup($0) == self }
    }
}
