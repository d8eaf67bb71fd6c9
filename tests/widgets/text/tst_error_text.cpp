#include "tests/support/test_class.h"
#include "widgets/text/error_text.h"

#include <QtTest/QTest>

#include <QSet>
#include <QTranslator>
#include <system_error>
#include <vector>

using namespace assay;

namespace {

// Every value that core has a name for, so that a new code without a sentence is noticed.
template <typename Code>
std::vector<Code> allCodes(std::string_view (*name)(Code) noexcept, std::string_view noName) {
    std::vector<Code> codes;
    for (int i = 0; name(static_cast<Code>(i)) != noName; ++i) {
        codes.push_back(static_cast<Code>(i));
    }
    return codes;
}

bool isSentence(const QString& text) {
    return !text.isEmpty() &&
           (text[0].isUpper() || text[0].isDigit() || text.startsWith(u'“') || text.startsWith(u'(')) &&
           text.endsWith(u'.') && !text.contains(QStringLiteral("%1"));
}

class MarkingTranslator : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
        return QStringLiteral("[nb] ") + QString::fromUtf8(source);
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class TestErrorText : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyErrorHasASentenceOfItsOwn() {
        const auto codes = allCodes<base::ErrorCode>(base::errorCodeName, "unknown");
        QVERIFY(codes.size() >= 15);
        QCOMPARE(codes.back(), base::ErrorCode::StorageFailure);
        QSet<QString> texts;
        for (const base::ErrorCode code : codes) {
            const QString text = widgets::errorText({code, "the detail", "the place"});
            QVERIFY2(isSentence(text), qPrintable(text));
            texts.insert(text);
            const QString bare = widgets::errorText({code, {}, {}});
            QVERIFY2(isSentence(bare), qPrintable(bare));
            QVERIFY2(!bare.contains(QStringLiteral("()")) && !bare.contains(QStringLiteral("“”")),
                     qPrintable(bare));
        }
        QCOMPARE(texts.size(), static_cast<qsizetype>(codes.size()));
    }

    void theFactsAreInTheSentence() {
        const auto text = [](base::ErrorCode code) {
            return widgets::errorText({code, "no space left", "/data/x.assay"});
        };
        for (const auto code : {base::ErrorCode::FileNotReadable, base::ErrorCode::FileNotWritable,
                                base::ErrorCode::DamagedWorkspace, base::ErrorCode::StorageFailure,
                                base::ErrorCode::NewerWorkspace, base::ErrorCode::InvalidArgument}) {
            QVERIFY2(text(code).contains(QStringLiteral("no space left")), qPrintable(text(code)));
            QVERIFY2(text(code).contains(QStringLiteral("/data/x.assay")), qPrintable(text(code)));
        }
        QVERIFY(widgets::errorText({base::ErrorCode::FileNotFound, {}, "a.json"})
                    .contains(QStringLiteral("a.json")));
        QVERIFY(
            widgets::errorText({base::ErrorCode::NameTaken, "eval", {}}).contains(QStringLiteral("eval")));
    }

    // A refusal that has nothing to do with space is not answered with advice about it.
    void spaceIsOnlyAdvisedWhereItIsMissing() {
        const auto speaksOfSpace = [](base::ErrorCode code, const std::string& detail) {
            return widgets::errorText({code, detail, "/data/x"}).contains(QStringLiteral("some space"));
        };
        const std::string full = std::make_error_code(std::errc::no_space_on_device).message();
        QString before = widgets::errorText({base::ErrorCode::FileNotWritable, full, "/data/x"});
        QVERIFY(before.remove(QString::fromStdString(full)).contains(QStringLiteral("Free some space")));
        QVERIFY(speaksOfSpace(base::ErrorCode::StorageFailure, "database or disk is full"));
        for (const char* detail : {"", "it belongs to a workspace", "a link or a file on the way",
                                   "Permission denied", "not enough memory"}) {
            QVERIFY2(!speaksOfSpace(base::ErrorCode::FileNotWritable, detail), detail);
            QVERIFY2(!speaksOfSpace(base::ErrorCode::StorageFailure, detail), detail);
        }
    }

    void aWorkspaceWithoutANameIsSimplyTheWorkspace() {
        for (const auto code : {base::ErrorCode::DamagedWorkspace, base::ErrorCode::NewerWorkspace,
                                base::ErrorCode::OlderWorkspace, base::ErrorCode::ReadOnlyWorkspace,
                                base::ErrorCode::ReplacedWorkspace, base::ErrorCode::WorkspaceBusy}) {
            const QString text = widgets::errorText({code, {}, {}});
            QVERIFY2(!text.contains(QStringLiteral("(not named)")) && !text.contains(QStringLiteral("%1")) &&
                         text.contains(QStringLiteral("workspace")),
                     qPrintable(text));
        }
    }

    void whatIsNamedStaysOnItsLine() {
        const QString text = widgets::issueText({.severity = base::Severity::Warning,
                                                 .code = base::IssueCode::UnwritableName,
                                                 .file = {},
                                                 .line = 0,
                                                 .field = "query-id",
                                                 .value = "a\nb\tc",
                                                 .expected = "1"});
        QVERIFY2(text.contains(QStringLiteral("a\\nb\\tc")) && text.contains(QStringLiteral("left out: 1.")),
                 qPrintable(text));
    }

    void whatIsNotThereIsToldByKind() {
        for (const char* kind : {"scored set", "suite", "run"}) {
            const QString text = widgets::errorText({base::ErrorCode::NotFound, "moon", kind});
            QVERIFY2(isSentence(text) &&
                         text.contains(QStringLiteral("no %1 “moon”").arg(QLatin1String(kind))),
                     qPrintable(text));
        }
        const QString other = widgets::errorText({base::ErrorCode::NotFound, "moon", "/data/x.assay"});
        QVERIFY2(other.contains(QStringLiteral("no “moon” here")), qPrintable(other));
    }

    void percentSignsInFactsAreLeftAlone() {
        const QString text =
            widgets::errorText({base::ErrorCode::FileNotReadable, "%1 at 90 %2", "a%1b%2.json"});
        QVERIFY2(text.contains(QStringLiteral("%1 at 90 %2")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("a%1b%2.json")), qPrintable(text));
    }

    void everyIssueHasASentenceAndAKindOfItsOwn() {
        const auto codes = allCodes<base::IssueCode>(base::issueCodeName, "unknown");
        QVERIFY(codes.size() >= 19);
        QSet<QString> texts;
        QSet<QString> kinds;
        for (const base::IssueCode code : codes) {
            base::Issue issue;
            issue.code = code;
            issue.field = "fhri";
            issue.value = "1.5";
            issue.expected = "0.61";
            const QString text = widgets::issueText(issue);
            QVERIFY2(isSentence(text), qPrintable(text));
            texts.insert(text);
            const QString bare =
                widgets::issueText(base::Issue{base::Severity::Error, code, {}, 0, {}, {}, {}});
            QVERIFY2(isSentence(bare), qPrintable(bare));
            kinds.insert(widgets::issueKindText(code));
            QVERIFY(widgets::issueKindText(code) != QString::fromUtf8(base::issueCodeName(code).data()));
        }
        QCOMPARE(texts.size(), static_cast<qsizetype>(codes.size()));
        QCOMPARE(kinds.size(), static_cast<qsizetype>(codes.size()));
    }

    void everyStageAndSeverityHasAWord() {
        QSet<QString> stages;
        const auto codes = allCodes<base::Stage>(base::stageName, "working");
        for (const base::Stage stage : codes) {
            stages.insert(widgets::stageText(stage));
        }
        QVERIFY(codes.size() >= 11);
        QCOMPARE(stages.size(), static_cast<qsizetype>(codes.size()));
        QVERIFY(!stages.contains(QString()));
        QCOMPARE(QSet<QString>({widgets::severityText(base::Severity::Info),
                                widgets::severityText(base::Severity::Warning),
                                widgets::severityText(base::Severity::Error)})
                     .size(),
                 3);
    }

    void sentencesAreTranslated() {
        MarkingTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        const QString error = widgets::errorText({base::ErrorCode::Cancelled, {}, {}});
        const QString stage = widgets::stageText(base::Stage::Reading);
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(error.startsWith(QStringLiteral("[nb] ")), qPrintable(error));
        QCOMPARE(stage, QStringLiteral("[nb] Reading"));
    }
};

ASSAY_TEST(TestErrorText)
#include "tst_error_text.moc"
