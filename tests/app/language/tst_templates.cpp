// Every text with places, "%1 of %2", gets as many values as it has places, wherever it is filled in where it
// stands. That translations have the same places is tst_translations' business, so this holds in every
// language.
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace {

// C++ as far as a call of tr() or text() needs it.
class Source {
  public:
    explicit Source(QString code)
        : m_code(std::move(code)) {}

    [[nodiscard]] const QString& code() const { return m_code; }

    // Behind what is blank.
    [[nodiscard]] qsizetype skipped(qsizetype at) const {
        while (at < m_code.size() && m_code[at].isSpace()) {
            ++at;
        }
        return at;
    }

    [[nodiscard]] bool has(qsizetype at, QLatin1String what) const {
        return QStringView(m_code).mid(at).startsWith(what);
    }

    // Literals beside each other, as one text; `at` is moved behind them. nullopt where there is none.
    [[nodiscard]] std::optional<QString> literal(qsizetype& at) const {
        QString text;
        qsizetype next = skipped(at);
        bool isThere = false;
        while (next < m_code.size() && m_code[next] == u'"') {
            isThere = true;
            for (++next; next < m_code.size() && m_code[next] != u'"'; ++next) {
                next += m_code[next] == u'\\' ? 1 : 0;
                text += next < m_code.size() ? m_code[next] : QChar();
            }
            at = next + 1;
            next = skipped(at);
        }
        return isThere ? std::optional(text) : std::nullopt;
    }

    // The arguments from behind an opening bracket; `at` is moved behind the closing one.
    [[nodiscard]] QStringList arguments(qsizetype& at) const {
        QStringList all;
        QString one;
        int depth = 0;
        for (; at < m_code.size(); ++at) {
            const QChar sign = m_code[at];
            if (sign == u'"' || (sign == u'\'' && !m_code[at - 1].isDigit())) {
                const qsizetype end = endOfQuote(at);
                one += QStringView(m_code).mid(at, end - at);
                at = end - 1;
                continue;
            }
            if (u")]}"_s.contains(sign) && depth-- == 0) {
                ++at;
                break;
            }
            depth += u"([{"_s.contains(sign) ? 1 : 0;
            if (sign == u',' && depth == 0) {
                all.append(one.trimmed());
                one.clear();
                continue;
            }
            one += sign;
        }
        if (!one.trimmed().isEmpty()) {
            all.append(one.trimmed());
        }
        return all;
    }

  private:
    [[nodiscard]] qsizetype endOfQuote(qsizetype at) const {
        const QChar quote = m_code[at];
        for (++at; at < m_code.size() && m_code[at] != quote; ++at) {
            at += m_code[at] == u'\\' ? 1 : 0;
        }
        return std::min(at + 1, m_code.size());
    }

    QString m_code;
};

int placesOf(const QString& text) {
    static const QRegularExpression place(u"%L?([1-9]\\d?)"_s);
    int highest = 0;
    for (auto each = place.globalMatch(text); each.hasNext();) {
        highest = std::max(highest, each.next().captured(1).toInt());
    }
    return highest;
}

struct Filled {
    QString text;
    int values = 0;
};

// tr("…").arg(a, b).arg(number, 0, 'f', 2)
std::optional<Filled> filledByArg(const Source& source, qsizetype at) {
    static const QRegularExpression isNumber(u"^\\d+$"_s);
    const auto text = source.literal(at);
    if (!text) {
        return std::nullopt;
    }
    (void)source.arguments(at);
    Filled filled{*text, 0};
    bool isFilled = false;
    for (at = source.skipped(at); source.has(at, ".arg("_L1); at = source.skipped(at)) {
        at += 5;
        const QStringList values = source.arguments(at);
        const bool isFormatted = values.size() > 1 && isNumber.match(values[1]).hasMatch();
        filled.values += isFormatted ? 1 : static_cast<int>(values.size());
        isFilled = true;
    }
    return isFilled ? std::optional(filled) : std::nullopt;
}

// text(ASSAY_TEXT("Report", "…"), {a, b}) and text(ASSAY_COUNTED("Report", "…"), n, {a, b})
std::optional<Filled> filledByWording(const Source& source, qsizetype at, bool isCounted) {
    (void)source.literal(at);
    at = source.skipped(at) + 1; // the comma behind the context
    const auto text = source.literal(at);
    at = source.skipped(at) + 1; // the bracket behind the text
    at = source.skipped(at);
    if (!text || !source.has(at, ","_L1)) {
        return std::nullopt;
    }
    const QStringList given = source.arguments(++at);
    const qsizetype values = isCounted ? 1 : 0;
    if (given.size() <= values) {
        return isCounted ? std::optional(Filled{*text, 0}) : std::nullopt;
    }
    if (!given[values].startsWith(u'{')) {
        return std::nullopt;
    }
    const Source list(given[values]);
    qsizetype inside = 1;
    return Filled{*text, static_cast<int>(list.arguments(inside).size())};
}

QStringList sourceFiles() {
    QStringList files;
    for (const QString& folder : {u"app"_s, u"widgets"_s, u"core"_s}) {
        QDirIterator each(QStringLiteral(ASSAY_GOLDEN_DIR "/../../") + folder, {u"*.cpp"_s, u"*.h"_s},
                          QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            files.append(each.next());
        }
    }
    return files;
}

struct Judged {
    int texts = 0;
    QStringList faults;
};

void judge(const Source& source, const QString& name, Judged& judged) {
    static const QRegularExpression call(u"\\btr\\(|\\btext\\(\\s*ASSAY_(?<kind>TEXT|COUNTED)\\("_s);
    for (auto each = call.globalMatch(source.code()); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        const QString kind = found.captured(u"kind"_s);
        const auto filled = kind.isEmpty()
                                ? filledByArg(source, found.capturedEnd())
                                : filledByWording(source, found.capturedEnd(), kind == "COUNTED"_L1);
        if (!filled) {
            continue; // filled in elsewhere
        }
        ++judged.texts;
        if (filled->values != placesOf(filled->text)) {
            judged.faults.append(u"%1: \"%2\" has %3 places and gets %4 values"_s.arg(
                name, filled->text, QString::number(placesOf(filled->text)),
                QString::number(filled->values)));
        }
    }
}

} // namespace

class TestTemplates : public QObject {
    Q_OBJECT
  private Q_SLOTS:

    void everyPlaceIsFilled() {
        Judged judged;
        for (const QString& path : sourceFiles()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            judge(Source(QString::fromUtf8(file.readAll())), QFileInfo(path).fileName(), judged);
        }
        QVERIFY2(judged.faults.isEmpty(), qPrintable(judged.faults.join(u'\n')));
        QVERIFY2(judged.texts > 700, qPrintable(QString::number(judged.texts)));
    }

    // That it finds what it is to find.
    void whatIsNotFilledIsFound_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("faults");
        QTest::newRow("all") << u"tr(\"%1 of %2\").arg(a, f(b, c))"_s << 0;
        QTest::newRow("one short") << u"tr(\"%1 of %2\\n\" \"%3\").arg(a, f(b, c))"_s << 1;
        QTest::newRow("by turns") << u"Text::tr(\"%1 of %2\", nullptr, 3).arg(a).arg(b, 0, 'f', 2)"_s << 0;
        QTest::newRow("one too many") << u"tr(\"of %1\")\n    .arg(a, \"(,\")"_s << 1;
        QTest::newRow("later") << u"const QString later = tr(\"%1 of %2\");"_s << 0;
        QTest::newRow("wording") << u"w.text(ASSAY_TEXT(\"Report\", \"%1, %2\"), {a, b ? c : d})"_s << 0;
        QTest::newRow("wording, one short") << u"w.text(ASSAY_TEXT(\"Report\", \"%1, %2\"), {a})"_s << 1;
        QTest::newRow("counted") << u"w.text(ASSAY_COUNTED(\"Report\", \"%n of %1\"), n, {a})"_s << 0;
        QTest::newRow("counted, none") << u"w.text(ASSAY_COUNTED(\"Report\", \"%n of %1\"), n)"_s << 1;
    }

    void whatIsNotFilledIsFound() {
        QFETCH(const QString, code);
        QFETCH(const int, faults);
        Judged judged;
        judge(Source(code), u"test"_s, judged);
        QCOMPARE(judged.faults.size(), faults);
    }
};

ASSAY_TEST(TestTemplates)
#include "tst_templates.moc"
