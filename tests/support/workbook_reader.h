// Reads workbooks (.xlsx) back, as far as tests ask: the parts of the ZIP file, sheets by name, cells as
// numbers or texts, notes. Anything unexpected gives an empty result. By zlib.
#pragma once

#include <zlib.h>

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>
#include <QXmlStreamReader>
#include <array>
#include <string>

namespace assay::tests {

inline quint32 littleEndian(const QByteArray& bytes, qsizetype at, int size) {
    quint32 value = 0;
    for (int i = 0; i < size && at + i < bytes.size(); ++i) {
        value |= static_cast<quint32>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    }
    return value;
}

inline QByteArray inflated(const QByteArray& packed, qsizetype size) {
    QByteArray out(size, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) {
        return {};
    }
    QByteArray in = packed;
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int code = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return code == Z_STREAM_END ? out : QByteArray();
}

// The files of a ZIP archive by their names, by its central directory.
inline QMap<QString, QByteArray> unzipped(const std::string& content) {
    const QByteArray zip = QByteArray::fromStdString(content);
    QMap<QString, QByteArray> parts;
    const qsizetype end = zip.lastIndexOf("PK\x05\x06");
    if (end < 0) {
        return parts;
    }
    qsizetype at = littleEndian(zip, end + 16, 4);
    for (quint32 left = littleEndian(zip, end + 10, 2); left > 0 && zip.mid(at, 4) == "PK\x01\x02"; --left) {
        const quint32 nameSize = littleEndian(zip, at + 28, 2);
        const qsizetype local = littleEndian(zip, at + 42, 4);
        const qsizetype data =
            local + 30 + littleEndian(zip, local + 26, 2) + littleEndian(zip, local + 28, 2);
        const QByteArray packed = zip.mid(data, littleEndian(zip, at + 20, 4));
        const bool isDeflated = littleEndian(zip, at + 10, 2) == 8;
        parts[QString::fromUtf8(zip.mid(at + 46, nameSize))] =
            isDeflated ? inflated(packed, littleEndian(zip, at + 24, 4)) : packed;
        at += 46 + nameSize + littleEndian(zip, at + 30, 2) + littleEndian(zip, at + 32, 2);
    }
    return parts;
}

// The text of each element `name`, of all its parts in a row.
inline QStringList textsOf(const QByteArray& xml, const QString& name) {
    QStringList texts;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == name) {
            texts.append(reader.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
    return reader.hasError() ? QStringList() : texts;
}

// Cells by their place ("B2"): a double or a QString; empty ones are not there.
using SheetCells = QMap<QString, QVariant>;

inline SheetCells cellsOf(const QByteArray& xml, const QStringList& shared) {
    SheetCells cells;
    QXmlStreamReader reader(xml);
    QString place;
    QString type;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (reader.name() == QLatin1String("c")) {
            place = reader.attributes().value(QLatin1String("r")).toString();
            type = reader.attributes().value(QLatin1String("t")).toString();
        } else if (reader.name() == QLatin1String("v")) {
            const QString value = reader.readElementText();
            cells[place] = type == QLatin1String("s") ? QVariant(shared.value(value.toInt()))
                                                      : QVariant(value.toDouble());
        } else if (reader.name() == QLatin1String("f")) {
            return {}; // nobody writes formulas
        }
    }
    return reader.hasError() ? SheetCells() : cells;
}

struct ReadWorkbook {
    QStringList sheets; // in their order
    QMap<QString, SheetCells> cells;
    QMap<QString, QStringList> notes; // of a sheet, in the order of their cells
};

inline ReadWorkbook readWorkbook(const std::string& content) {
    const auto parts = unzipped(content);
    const QStringList shared =
        textsOf(parts.value(QStringLiteral("xl/sharedStrings.xml")), QStringLiteral("si"));
    ReadWorkbook book;
    QXmlStreamReader reader(parts.value(QStringLiteral("xl/workbook.xml")));
    int comments = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("sheet")) {
            continue;
        }
        const QString name = reader.attributes().value(QLatin1String("name")).toString();
        book.sheets.append(name);
        const QString number = QString::number(book.sheets.size());
        book.cells[name] =
            cellsOf(parts.value(QStringLiteral("xl/worksheets/sheet%1.xml").arg(number)), shared);
        if (parts.contains(QStringLiteral("xl/worksheets/_rels/sheet%1.xml.rels").arg(number))) {
            ++comments;
            book.notes[name] = textsOf(parts.value(QStringLiteral("xl/comments%1.xml").arg(comments)),
                                       QStringLiteral("comment"));
        }
    }
    return book;
}

} // namespace assay::tests
