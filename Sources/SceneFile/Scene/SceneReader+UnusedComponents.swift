import YAMLTree

extension SceneReader {
    /// Reads the components of the scene's own text that nothing uses, as far as they need nothing said, only for what
    /// is wrong with them.
    func checkUnusedComponents() {
        let known = parts[KnownComponents.self].all
        for component in known.unused where component.mark.origin == 0 {
            guard component.parameters.allSatisfy({ $0.standard != nil }) else { continue }
            let reader = SceneReader(sources: sources, registry: registry, images: images, folder: folder)
            reader.parts[KnownComponents.self].all = known
            let name = YAMLNode(.scalar(component.name, isPlain: false), at: component.mark)
            let use = YAMLEntry(key: "use", keyMark: component.mark, value: name)
            _ = reader.readView(YAMLNode(.mapping([use]), at: component.mark))
            reader.check(reader.parts[FoundConstraints.self].nodes)
            take(reader.errors)
        }
    }
}
