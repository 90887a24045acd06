import YAMLTree

// Rows and sections that changes bring: they are read before their list is known.
extension SceneReader {
    func check(_ section: ListSectionNode, in list: ListNode) {
        guard let face = list.face else { return }
        check(section.record, against: face.section, of: face)
        check(section.rows, in: list)
    }

    func check(_ rows: [ListRowNode], in list: ListNode) {
        guard let face = list.face else { return }
        for row in rows {
            check(row.record, against: face.row, of: face)
            if let editing = row.record.record("editing"), case .record(let form)? = face.row.field("editing")?.kind {
                check(editing, against: form, of: face)
            }
            checkAccessories(of: row, face)
            check(row.children, in: list)
        }
    }

    private func check(_ record: SceneRecord, against form: Record, of face: ListFace) {
        for entry in record.entriesInOrder() where form.field(entry.key) == nil {
            report(
                form.refusals[entry.key] ?? "'\(entry.key)' is not a key of a \(face.className)'s \(form.title.noun)",
                at: entry.keyMark)
        }
    }

    private func checkAccessories(of row: ListRowNode, _ face: ListFace) {
        if !face.hasManyAccessories {
            checkOne(row.accessories)
            checkOne(row.editingAccessories)
        }
        for accessory in row.accessories + row.editingAccessories {
            switch accessory {
            case .sign(let name, let mark) where !face.accessories.contains(name):
                report(
                    "\(face.one) of a \(face.className) has no accessory '\(name)'", at: mark,
                    expected: Self.choice(of: face.accessories))
            case .map(let record, _, _) where !face.hasManyAccessories:
                report(
                    "\(face.one) of a \(face.className) takes a sign or a view", at: record.mark,
                    expected: Self.choice(of: face.accessories))
            default: break
            }
        }
    }
}

extension String {
    /// A title without its article.
    fileprivate var noun: String {
        for article in ["a ", "an "] where hasPrefix(article) { return String(dropFirst(article.count)) }
        return self
    }
}
