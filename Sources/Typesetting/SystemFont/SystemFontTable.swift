// Written by Scripts/system-font-table.py: change the numbers there, in its table.

/// What the device's system font measures, as printed by one: units of 2048 an em, without tracking.
enum SystemFontTable {
    /// Advances of ASCII, from the space on.
    static let advances: [SystemFontMasters] = [
        SystemFontMasters(498, 576, 480, 416, 420, 390, 578, 492),  // space
        SystemFontMasters(572, 637, 822, 496, 546, 749, 636, 550),  // !
        SystemFontMasters(788, 978, 1352, 651, 826, 1040, 895, 821),  // "
        SystemFontMasters(1250, 1290, 1460, 1231, 1238, 1377, 1296, 1231),  // #
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 1328, 1238),  // $
        SystemFontMasters(1716, 1895, 2347, 1434, 1655, 1991, 1880, 1702),  // %
        SystemFontMasters(1505, 1457, 1592, 1375, 1370, 1504, 1457, 1371),  // &
        SystemFontMasters(560, 608, 816, 486, 520, 586, 518, 480),  // '
        SystemFontMasters(682, 782, 974, 550, 660, 904, 782, 660),  // (
        SystemFontMasters(682, 782, 974, 550, 660, 904, 782, 660),  // )
        SystemFontMasters(994, 966, 1018, 680, 820, 1020, 940, 820),  // *
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 1328, 1238),  // +
        SystemFontMasters(560, 608, 816, 406, 440, 546, 608, 522),  // ,
        SystemFontMasters(994, 966, 1018, 864, 878, 928, 966, 830),  // -
        SystemFontMasters(560, 608, 816, 406, 440, 546, 608, 522),  // .
        SystemFontMasters(548, 624, 746, 483, 572, 668, 742, 660),  // /
        SystemFontMasters(1264, 1290, 1514, 1176, 1242, 1444, 1290, 1285),  // 0
        SystemFontMasters(818, 950, 1146, 764, 908, 1058, 955, 913),  // 1
        SystemFontMasters(1190, 1236, 1398, 1136, 1159, 1311, 1237, 1192),  // 2
        SystemFontMasters(1206, 1284, 1456, 1120, 1212, 1367, 1284, 1220),  // 3
        SystemFontMasters(1299, 1318, 1496, 1158, 1238, 1414, 1318, 1233),  // 4
        SystemFontMasters(1230, 1266, 1451, 1160, 1198, 1362, 1267, 1192),  // 5
        SystemFontMasters(1250, 1304, 1496, 1161, 1264, 1407, 1305, 1232),  // 6
        SystemFontMasters(1148, 1166, 1310, 1071, 1120, 1223, 1167, 1081),  // 7
        SystemFontMasters(1264, 1308, 1534, 1174, 1228, 1430, 1308, 1243),  // 8
        SystemFontMasters(1250, 1304, 1496, 1161, 1264, 1407, 1306, 1231),  // 9
        SystemFontMasters(560, 608, 816, 406, 440, 546, 608, 522),  // :
        SystemFontMasters(560, 608, 816, 406, 440, 546, 608, 522),  // ;
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 1328, 1238),  // <
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 1328, 1238),  // =
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 1328, 1238),  // >
        SystemFontMasters(952, 1050, 1232, 904, 1002, 1184, 1050, 964),  // ?
        SystemFontMasters(1850, 1880, 1917, 1722, 1791, 1844, 1880, 1794),  // @
        SystemFontMasters(1326, 1380, 1620, 1196, 1301, 1534, 1380, 1291),  // A
        SystemFontMasters(1260, 1346, 1494, 1130, 1238, 1382, 1346, 1300),  // B
        SystemFontMasters(1431, 1466, 1570, 1295, 1405, 1512, 1463, 1402),  // C
        SystemFontMasters(1436, 1488, 1573, 1306, 1390, 1477, 1486, 1413),  // D
        SystemFontMasters(1145, 1220, 1327, 1044, 1131, 1216, 1219, 1134),  // E
        SystemFontMasters(1116, 1172, 1275, 1015, 1081, 1164, 1170, 1084),  // F
        SystemFontMasters(1455, 1529, 1585, 1323, 1447, 1530, 1525, 1454),  // G
        SystemFontMasters(1416, 1520, 1688, 1286, 1432, 1556, 1522, 1436),  // H
        SystemFontMasters(416, 548, 756, 286, 460, 624, 550, 464),  // I
        SystemFontMasters(1057, 1102, 1360, 927, 1014, 1271, 1102, 1026),  // J
        SystemFontMasters(1226, 1349, 1556, 1095, 1230, 1445, 1349, 1259),  // K
        SystemFontMasters(1084, 1163, 1273, 1004, 1074, 1150, 1164, 1078),  // L
        SystemFontMasters(1698, 1790, 1923, 1566, 1702, 1825, 1792, 1706),  // M
        SystemFontMasters(1436, 1520, 1626, 1306, 1432, 1494, 1520, 1434),  // N
        SystemFontMasters(1520, 1580, 1641, 1390, 1498, 1584, 1579, 1518),  // O
        SystemFontMasters(1208, 1301, 1458, 1078, 1183, 1346, 1304, 1224),  // P
        SystemFontMasters(1520, 1580, 1641, 1390, 1498, 1583, 1579, 1518),  // Q
        SystemFontMasters(1245, 1338, 1506, 1116, 1227, 1395, 1338, 1270),  // R
        SystemFontMasters(1236, 1305, 1460, 1106, 1215, 1370, 1276, 1227),  // S
        SystemFontMasters(1240, 1298, 1406, 1110, 1190, 1274, 1291, 1211),  // T
        SystemFontMasters(1428, 1510, 1604, 1298, 1426, 1472, 1524, 1430),  // U
        SystemFontMasters(1326, 1380, 1574, 1196, 1292, 1486, 1380, 1293),  // V
        SystemFontMasters(1898, 1982, 2152, 1768, 1892, 2062, 1982, 1896),  // W
        SystemFontMasters(1312, 1390, 1598, 1180, 1300, 1507, 1389, 1304),  // X
        SystemFontMasters(1268, 1342, 1558, 1138, 1254, 1470, 1344, 1256),  // Y
        SystemFontMasters(1268, 1355, 1412, 1138, 1263, 1321, 1355, 1263),  // Z
        SystemFontMasters(682, 782, 974, 550, 660, 904, 782, 660),  // [
        SystemFontMasters(548, 624, 746, 483, 572, 668, 742, 660),  // \
        SystemFontMasters(682, 782, 974, 550, 660, 904, 782, 660),  // ]
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 940, 820),  // ^
        SystemFontMasters(1186, 1195, 1374, 1023, 1079, 1280, 916, 1024),  // _
        SystemFontMasters(1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024),  // `
        SystemFontMasters(1114, 1130, 1285, 984, 1028, 1213, 1126, 1018),  // a
        SystemFontMasters(1240, 1258, 1410, 1076, 1134, 1310, 1259, 1139),  // b
        SystemFontMasters(1143, 1146, 1260, 982, 1026, 1205, 1135, 1031),  // c
        SystemFontMasters(1250, 1258, 1410, 1076, 1134, 1305, 1265, 1151),  // d
        SystemFontMasters(1182, 1170, 1291, 1019, 1049, 1224, 1176, 1062),  // e
        SystemFontMasters(668, 741, 930, 490, 622, 835, 741, 615),  // f
        SystemFontMasters(1230, 1248, 1395, 1066, 1124, 1305, 1247, 1140),  // g
        SystemFontMasters(1196, 1205, 1384, 1033, 1104, 1289, 1216, 1110),  // h
        SystemFontMasters(428, 506, 670, 290, 422, 564, 516, 424),  // i
        SystemFontMasters(428, 505, 670, 290, 420, 564, 516, 416),  // j
        SystemFontMasters(1047, 1112, 1351, 875, 994, 1209, 1086, 961),  // k
        SystemFontMasters(428, 518, 690, 290, 418, 574, 516, 424),  // l
        SystemFontMasters(1751, 1782, 2036, 1569, 1645, 1891, 1782, 1638),  // m
        SystemFontMasters(1186, 1195, 1374, 1023, 1079, 1280, 1198, 1094),  // n
        SystemFontMasters(1204, 1210, 1328, 1040, 1087, 1259, 1212, 1096),  // o
        SystemFontMasters(1230, 1250, 1400, 1066, 1125, 1305, 1254, 1137),  // p
        SystemFontMasters(1230, 1248, 1404, 1066, 1124, 1303, 1251, 1139),  // q
        SystemFontMasters(728, 780, 1002, 580, 631, 859, 791, 698),  // r
        SystemFontMasters(1027, 1072, 1248, 869, 953, 1155, 1052, 948),  // s
        SystemFontMasters(678, 744, 946, 504, 617, 838, 744, 617),  // t
        SystemFontMasters(1186, 1195, 1374, 1023, 1079, 1280, 1195, 1093),  // u
        SystemFontMasters(1006, 1110, 1277, 850, 989, 1174, 1110, 974),  // v
        SystemFontMasters(1521, 1586, 1884, 1352, 1465, 1771, 1586, 1450),  // w
        SystemFontMasters(988, 1074, 1304, 832, 959, 1202, 1079, 959),  // x
        SystemFontMasters(1006, 1112, 1334, 850, 996, 1211, 1112, 976),  // y
        SystemFontMasters(1032, 1104, 1216, 875, 958, 1111, 1104, 972),  // z
        SystemFontMasters(682, 782, 974, 550, 660, 904, 782, 660),  // {
        SystemFontMasters(414, 530, 696, 284, 442, 548, 742, 660),  // |
        SystemFontMasters(682, 782, 974, 550, 660, 904, 782, 660),  // }
        SystemFontMasters(1250, 1290, 1460, 1200, 1238, 1412, 1328, 1238),  // ~
    ]
    /// The height of small letters.
    static let xHeight = SystemFontMasters(1076, 1078, 1124, 1040, 1040, 1104, 1078, 1040)

    /// `UIFont.Weight` → how far from regular to the boldest master (1), or to the lightest (−1).
    static let weights: [(x: Double, y: Double)] = [
        (-0.8, -37.0 / 40),  // ultraLight
        (-0.6, -29.0 / 40),  // thin
        (-0.4, -63.0 / 200),  // light
        (0, 0),  // regular
        (0.23, 11.0 / 60),  // medium
        (0.3, 19.0 / 60),  // semibold
        (0.4, 1.0 / 2),  // bold
        (0.56, 23.0 / 30),  // heavy
        (0.62, 1),  // black
    ]
    /// Point size → how far from the master for text to the one for titles.
    static let opticalSizes: [(x: Double, y: Double)] = [
        (17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1),
    ]
    /// Point size → units added to each advance; above 40 Apple's published table, rounded.
    static let tracking: [(x: Double, y: Double)] = [
        (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (22, -24), (24, 6), (28, 28),
        (32, 26), (36, 21), (40, 19), (48, 15), (60, 9), (72, 4), (80, 0),
    ]

    /// Of every character of the monospaced design, untracked.
    static let monospacedAdvance = 1266.0
    /// The monospaced design's height of small letters: regular, bold.
    static let monospacedXHeight = (regular: 1083.0, bold: 1100.0)
}
