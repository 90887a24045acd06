import Rasterizer

/// Where the pixels of each pass end up on the screen.
struct PassPlacement {
    /// Pixels of the pass's plane → pixels of the screen, by pass; nil for a pass that nothing on screen reads.
    private var matrices: [Matrix3x3?]

    init(plan: RenderPlan) {
        matrices = [Matrix3x3?](repeating: nil, count: plan.passes.count)
        for (index, pass) in plan.passes.enumerated().reversed() {
            if pass.purpose == .main { matrices[index] = .identity }
            guard let matrix = matrices[index] else { continue }
            for command in pass.commands { place(command, in: matrix) }
            for source in pass.reads { set(source, matrix) }
        }
    }

    subscript(pass: PassID) -> Matrix3x3? {
        matrices.indices.contains(pass.index) ? matrices[pass.index] : nil
    }

    private mutating func place(_ command: PlanCommand, in matrix: Matrix3x3) {
        switch command.content {
        case .surface(let use):
            let own = command.matrix.concatenating(matrix)
            set(use.pass, own)
            if let mask = use.mask { set(mask, own) }
        case .silhouetteShadow(let pass), .backdrop(let pass?): set(pass, matrix)
        default: break
        }
    }

    /// The first reader found, the last to be drawn, says where a surface lies.
    private mutating func set(_ pass: PassID, _ matrix: Matrix3x3) {
        guard matrices.indices.contains(pass.index), matrices[pass.index] == nil else { return }
        matrices[pass.index] = matrix
    }
}
