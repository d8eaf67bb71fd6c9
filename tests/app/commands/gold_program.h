// The program in a folder of its own, with files of gold questions to import, for tests of what it does with
// them.
#pragma once

#include "core/base/atomic_file.h"
#include "tests/app/commands/program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace assay::tests {

inline const QByteArray kFinrag =
    R"([{"question_id":"N1","cik_int":[1],"company_name":["Nordlys ASA"],"years":[2019],
"question_text":"Did revenue grow in 2019?","answer_type":"boolean","answer_text":"Yes, it grew.",
"evidence_sentence_ids":[],"retrieval_scope":"local","gold_version":"N.v1","mood":"calm"},
{"question_id":"N2","cik_int":[1],"company_name":["Nordlys ASA"],"years":[2020],
"question_text":"Which costs fell?","answer_type":"list","answer_text":["Rent fell.","Fuel fell."],
"evidence_sentence_ids":[],"retrieval_scope":"local","gold_version":"N.v1","mood":null}])";

// JSON of a document or of lines, so that the order of keys and white space do not count.
inline QJsonArray parsed(const QByteArray& text) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (document.isArray()) {
        return document.array();
    }
    if (document.isObject()) {
        return {document.object()};
    }
    QJsonArray lines;
    for (const QByteArray& line : text.split('\n')) {
        if (!line.trimmed().isEmpty()) {
            lines += QJsonDocument::fromJson(line).object();
        }
    }
    return lines;
}

class GoldProgram {
  protected:
    void make() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // With the questions of kFinrag as the suite "S" of w.assay.
    void makeWithGold() {
        make();
        QVERIFY(!write(QStringLiteral("gold.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay gold.json --name S --quiet")).exitCode, 0);
    }

    // That the line ends with this exit code and says why.
    void verifyRefused(const QString& line, int exitCode, const char* said) const {
        const Outcome done = run(line);
        QVERIFY2(done.exitCode == exitCode, done.error.constData());
        QVERIFY2(done.error.contains(said), done.error.constData());
    }

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const {
        const QString file = path(name);
        return base::writeFileAtomically(file.toStdString(), content.toStdString()) ? file : QString();
    }

    // "import w.assay …": words are separated by blanks; names of files here have none.
    [[nodiscard]] Outcome run(const QString& line) const {
        return Program(m_folder->path()).run(line.split(u' ', Qt::SkipEmptyParts));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace assay::tests
