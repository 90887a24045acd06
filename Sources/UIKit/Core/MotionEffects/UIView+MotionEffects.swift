extension UIView {
    var currentMotionEffects: [UIMotionEffect] { motion.effects?.all ?? [] }

    func setMotionEffects(_ effects: [UIMotionEffect]) {
        let target = motion.effects ?? ViewEffects(of: self)
        target.all = effects
        motion.effects = effects.isEmpty ? nil : target
        MotionEffects.note(target)
    }

    func attach(_ effect: UIMotionEffect) {
        guard !currentMotionEffects.contains(where: { $0 === effect }) else { return }
        setMotionEffects(currentMotionEffects + [effect])
    }

    func detach(_ effect: UIMotionEffect) {
        guard currentMotionEffects.contains(where: { $0 === effect }) else { return }
        setMotionEffects(currentMotionEffects.filter { $0 !== effect })
    }
}
