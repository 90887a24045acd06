/// Words of a language, for texts that stand where translated ones would: not translations, as nobody wrote any.
struct VariedLanguage {
    let code: String
    /// How long texts are beside English ones, in per cent (assumed, from the usual advice on translated interfaces).
    let length: Int
    /// What stands between words.
    let space: String
    let words: [String]

    init(_ code: String, _ length: Int, space: String = " ", _ words: String) {
        self.code = code
        self.length = length
        self.space = space
        self.words = words.split(separator: " ").map(String.init)
    }

    static let all = [
        VariedLanguage(
            "de", 130,
            "einstellungen benachrichtigung öffnen und speichern datenschutz aktualisierung bitte größe heute zur "
                + "geschwindigkeitsbegrenzung über konto löschen verfügbar"),
        VariedLanguage(
            "fr", 120,
            "réglages ouvrir la confidentialité et enregistrer aujourd’hui votre compte supprimer le téléchargement "
                + "à propos où mise à jour"),
        VariedLanguage(
            "fi", 125,
            "asetukset ilmoitukset avaa tallenna tietosuoja päivitys tänään käyttäjätili poista saatavilla "
                + "näppäimistö ja yhteystiedot työpöytä"),
        VariedLanguage(
            "ru", 115,
            "настройки уведомления открыть и сохранить конфиденциальность обновление сегодня ваша учётная запись "
                + "удалить доступно щит ёлка"),
        VariedLanguage("ja", 55, space: "", "設定 通知 を 開く 保存 プライバシー 更新 今日 アカウント 削除 利用 できます ください 写真"),
        VariedLanguage("zh", 40, space: "", "设置 通知 打开 保存 隐私 更新 今天 帐户 删除 可用 照片 下载 信息 关于"),
        VariedLanguage(
            "ar", 95, "الإعدادات الإشعارات فتح حفظ الخصوصية تحديث اليوم الحساب حذف متاح الصور تنزيل معلومات حول"),
        VariedLanguage(
            "he", 80, "הגדרות התראות פתיחה שמירה פרטיות עדכון היום חשבון מחיקה זמין תמונות הורדה מידע אודות"),
        VariedLanguage("hi", 105, "सेटिंग सूचनाएँ खोलें सहेजें गोपनीयता अपडेट आज खाता हटाएँ उपलब्ध तस्वीरें डाउनलोड जानकारी और"),
        VariedLanguage(
            "th", 95, space: "", "การตั้งค่า แจ้งเตือน เปิด บันทึก ความเป็นส่วนตัว อัปเดต วันนี้ บัญชี ลบ ใช้ได้ รูปภาพ ดาวน์โหลด ข้อมูล ผู้ใหญ่"),
    ]

    static func named(_ code: String) -> VariedLanguage? { all.first { $0.code == code } }

    /// Words until there are as many characters, one at least.
    func text(of count: Int, _ random: inout SeededNumbers) -> String {
        var text = words[random.place(below: words.count)]
        text = text.prefix(1).uppercased() + text.dropFirst()
        while text.count < count { text += space + words[random.place(below: words.count)] }
        return text
    }
}

/// Texts of a scene as a variant has them.
struct VariedText {
    /// Longer ones would only be more of the same.
    private static let longest = 4000

    let own: String

    /// Whether a text can be varied: numbers, times and signs stay what they are in every language.
    static func isVaried(_ text: String) -> Bool { text.contains { $0.isLetter } }

    /// - Parameter number: The text's place among those of the scene.
    func text(in variation: SceneVariation, number: Int) -> String {
        guard variation.changesTexts, variation.texts?.contains(number) ?? true else { return own }
        let percent = variation.textLength ?? 100
        if let language = variation.language.flatMap(VariedLanguage.named) {
            var random = SeededNumbers(seed: variation.seed, stream: UInt64(number))
            return language.text(of: length(percent * language.length / 100), &random)
        }
        return resized(to: length(percent))
    }

    private func length(_ percent: Int) -> Int { min(Self.longest, max(1, own.count * percent / 100)) }

    /// The text's own words, some of them or some again.
    private func resized(to count: Int) -> String {
        let words = own.split(separator: " ")
        guard !words.isEmpty else { return own }
        if count >= own.count {
            var text = own
            var place = 0
            while text.count < count {
                text += " " + words[place % words.count]
                place += 1
            }
            return text
        }
        var text = String(words[0].prefix(count))
        for word in words.dropFirst() where text.count + 1 + word.count <= count { text += " " + word }
        return text
    }
}
