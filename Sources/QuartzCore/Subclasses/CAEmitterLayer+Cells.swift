// Cells by their names, for key-value coding.
extension CAEmitterLayer {
    /// The value of a cell's property; of a presentation copy what its animations make of it.
    func value(at path: EmitterCellPath) -> Any? {
        let cells = copyInfo.original == nil ? EmitterCellState.frozen(emitterCells) : state.emitter.cells
        guard let place = path.place(in: cells), let cell = cells[place] else { return nil }
        let value = path.property.read(cell)
        guard let rest = path.rest else { return value }
        return value.flatMap { KeyPathParts.value(at: rest, of: $0) }
    }

    /// Changes a cell's property, and tells the layer.
    func setValue(_ value: Any?, atCellPath keyPath: String) {
        guard canChange() else { return }
        guard let (names, key, rest) = EmitterCellPath.parts(keyPath), let cell = cell(names) else {
            return Misuse.report(
                "NSUnknownKeyException", "\(type(of: self)) has nothing to set at the key path \(keyPath)")
        }
        var whole = value
        if let rest {
            whole = cell.value(forKey: key).flatMap { KeyPathParts.setting(value, at: rest, of: $0) }
            guard whole != nil else {
                return Misuse.report(
                    "NSUnknownKeyException", "\(type(of: self)) has nothing to set at the key path \(keyPath)")
            }
        }
        cell.setValue(whole, forKey: key)
        markForCommit(.properties)
    }

    private func cell(_ names: [String]) -> CAEmitterCell? {
        var (cells, found) = (emitterCells, CAEmitterCell?.none)
        for name in names {
            found = cells?.first { $0.name == name }
            cells = found?.emitterCells
        }
        return found
    }
}
