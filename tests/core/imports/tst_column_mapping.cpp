// Files whose columns have names of their own, by what somebody says they are.
#include "core/imports/column_mapping.h"
#include "core/imports/importing.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <memory>
#include <utility>

using namespace assay;
using namespace assay::imports;
using namespace assay::tests;
using base::ErrorCode;
using formats::FileContent;
using formats::ScoredField;
namespace fs = std::filesystem;

namespace {

const char* const kForeign = "case;verdict;trust;nli;note\na;accurate;0.9;0.1;x\nb;hallucination;1.4;;y\n";

} // namespace

class TestColumnMapping : public QObject {
    Q_OBJECT

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;

    base::Result<Imported> import(const ImportPlan& plan, base::IssueList* issues = nullptr) {
        return importFiles(*m_workspace, plan, {}, {}, m_progress, issues);
    }

    // The plan that a failed import of the file is tried again with.
    std::optional<ImportPlan> afterFailure(const std::string& file, const std::string& content) {
        const fs::path path = m_folder->write(file, content);
        const LookedAt looked = look({&path, 1}, "");
        if (looked.plans.empty()) {
            return looked.toMap;
        }
        const auto imported = import(looked.plans.front());
        return imported ? std::nullopt : planToMap(looked.plans.front(), imported.error());
    }

    std::vector<model::ScoredSample> samples(base::RowId set) {
        const auto reader = m_workspace->reader();
        const auto columns = workspace::loadScoredColumns(*reader, set, {}, m_progress);
        const auto read = workspace::scoredSamples(*reader, columns->rowId);
        return read ? *read : std::vector<model::ScoredSample>();
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void scoresComeInByTheirMapping_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("content");
        QTest::newRow("csv, known by nli alone") << "s.csv" << QString::fromLatin1(kForeign);
        QTest::newRow("csv, known by nothing")
            << "s.csv" << "case;verdict;trust;other\na;accurate;0.9;0.1\nb;hallucination;1.4;\n";
        QTest::newRow("lines") << "s.jsonl"
                               << "{\"case\":\"a\",\"verdict\":\"accurate\",\"trust\":0.9}\n"
                                  "{\"case\":\"b\",\"verdict\":\"hallucination\",\"trust\":1.4}\n";
    }

    void scoresComeInByTheirMapping() {
        QFETCH(const QString, file);
        QFETCH(const QString, content);
        const auto plan = afterFailure(file.toStdString(), content.toStdString());
        QVERIFY(plan && plan->preview);
        QCOMPARE(plan->preview->columns.front(), std::string("case"));
        ImportPlan mapped = withColumns(*plan, FileContent::ScoredSet,
                                        {{"case", "sample_id"}, {"verdict", "label"}, {"trust", "fhri"}});
        mapped.name = "June";
        const auto imported = import(mapped);
        ASSAY_VERIFY_OK(imported);
        QCOMPARE(imported->name, std::string("June"));
        QCOMPARE(imported->records, std::int64_t{1});
        QCOMPARE(imported->rejected, std::int64_t{1});
        // The issue names the column as the file has it.
        const auto& issue = imported->issues.issues().front();
        QCOMPARE(issue.field, std::string("trust"));
        QVERIFY(issue.code == base::IssueCode::OutOfRange);
        const auto kept = samples(imported->id);
        QCOMPARE(kept.size(), std::size_t{1});
        QCOMPARE(kept.front().sampleId, std::string("a"));
        QCOMPARE(kept.front().fhri.value_or(0.0), 0.9);
        QVERIFY(!kept.front().nli); // its column was chosen for nothing
    }

    void whatIsKeptBesideIsNoFieldByItsName() {
        const auto plan = afterFailure("s.csv", kForeign);
        QVERIFY(plan);
        const ImportPlan mapped = withColumns(*plan, FileContent::ScoredSet, {{"verdict", "label"}});
        QVERIFY(mapped.scoredMapping.at("nli") == std::nullopt);
        QVERIFY(!mapped.scoredMapping.contains("note"));
        const auto failed = import(mapped); // neither FHRI nor a component
        QVERIFY(!failed);
        QCOMPARE(failed.error().detail, std::string("fhri"));
        QVERIFY(planToMap(mapped, failed.error())); // and may be tried again
    }

    void aColumnThatIsNotThereIsRefused() {
        const auto plan = afterFailure("s.csv", kForeign);
        QVERIFY(plan);
        ImportPlan mapped =
            withColumns(*plan, FileContent::ScoredSet, {{"verdict", "label"}, {"trust", "fhri"}});
        mapped.scoredMapping["Trust"] = ScoredField::ComponentG;
        const auto failed = import(mapped);
        QVERIFY(!failed && failed.error().code == ErrorCode::InputNotUsable);
        QCOMPARE(failed.error().detail, std::string("no column Trust"));
    }

    // Whoever is known by name gives way to what was chosen for its field.
    void whatIsChosenComesBeforeTheName() {
        const auto kind = formats::scoredFieldFromName("Label");
        QVERIFY(kind == ScoredField::Label);
        const formats::ScoredMapping mapping{{"verdict", ScoredField::Label}, {"id", std::nullopt}};
        const auto byName = [](const char* name) { return formats::findScoredKey(name); };
        QCOMPARE(formats::scoredKeyOf(mapping, "verdict", nullptr)->field, ScoredField::Label);
        QVERIFY(formats::scoredKeyOf(mapping, "label", byName("label")) == nullptr);
        QVERIFY(formats::scoredKeyOf(mapping, "id", byName("id")) == nullptr);
        QCOMPARE(formats::scoredKeyOf(mapping, "fhri", byName("fhri")), byName("fhri"));
    }

    void answersComeInByTheirMapping() {
        const auto plan = afterFailure("a.csv", "case,says,who\nA1,Twelve.,me\nA2,Ten.,me\n");
        QVERIFY(plan);
        const ImportPlan mapped =
            withColumns(*plan, FileContent::AnswerScores, {{"case", "question_id"}, {"says", "answer"}});
        QCOMPARE(mapped.kind.name, std::string("scores-csv"));
        const auto imported = import(mapped);
        ASSAY_VERIFY_OK(imported);
        QCOMPARE(imported->records, std::int64_t{2});
    }

    void sentencesComeInByTheirMapping() {
        const auto plan = afterFailure(
            "s.csv", "who;when;part;place;body;form\n7;2019;7;1;Sales grew.;x\n7;2019;7;2;Costs fell.;y\n");
        QVERIFY(plan);
        const ColumnFields fields{{"who", "cik_int"},
                                  {"when", "report_year"},
                                  {"part", "section_name"},
                                  {"place", "sentence_pos"},
                                  {"body", "text"}};
        ImportPlan mapped = withColumns(*plan, FileContent::Sentences, fields);
        mapped.name = "filings";
        QCOMPARE(mapped.kind.name, std::string("sentences-csv"));
        QCOMPARE(mapped.sentenceMapping.at("form"), std::string()); // kept beside
        const auto imported = import(mapped);
        ASSAY_VERIFY_OK(imported);
        QCOMPARE(imported->records, std::int64_t{2});
        QCOMPARE(imported->issues.count(base::Severity::Warning), std::int64_t{0}); // every place is known
        const auto reader = m_workspace->reader();
        const auto stored = workspace::sentencesFrom(*reader, imported->id, 0, 2);
        ASSAY_VERIFY_OK(stored);
        QCOMPARE(stored->front().sentence.text, std::string("Sales grew."));
        QVERIFY(stored->front().sentence.year == 2019 && stored->front().sentence.cik == 7);
        QCOMPARE(stored->front().sentence.metadata.at("form"), std::string("x"));

        mapped.name = "again";
        mapped.sentenceMapping["Body"] = "name";
        base::IssueList issues;
        const auto failed = import(mapped, &issues);
        QVERIFY(!failed && failed.error().code == ErrorCode::InputNotUsable);
        QCOMPARE(issues.issues().front().field, std::string("Body"));
    }

    void fieldsAreSuggestedByTheirNames() {
        const std::vector<std::string> columns{"ID", "true_label", "label", "FHRI", "note"};
        const ColumnFields scores = suggestedFields(FileContent::ScoredSet, columns);
        const ColumnFields expected{{"ID", "sample_id"}, {"true_label", "label"}, {"FHRI", "fhri"}};
        QVERIFY(scores == expected);
        const ColumnFields answers =
            suggestedFields(FileContent::AnswerScores, {"Question ID", "Answer", "note"});
        QCOMPARE(answers.at("Question ID"), std::string("question_id"));
        QCOMPARE(answers.at("Answer"), std::string("answer"));
        QVERIFY(!answers.contains("note"));
        QCOMPARE(suggestedFields(FileContent::Questions, {"query"}).at("query"),
                 std::string("question_text"));
    }

    void whatIsLackingIsSaid() {
        QCOMPARE(lackingFields(FileContent::ScoredSet, {{"a", "fhri"}}), std::vector<std::string>{"label"});
        QCOMPARE(lackingFields(FileContent::ScoredSet, {{"a", "label"}}).front(), std::string("fhri"));
        QVERIFY(lackingFields(FileContent::ScoredSet, {{"a", "label"}, {"b", "T"}}).empty());
        QCOMPARE(lackingFields(FileContent::Questions, {}), std::vector<std::string>{"question_text"});
        QVERIFY(lackingFields(FileContent::AnswerScores, {{"a", "question"}}).empty());
        QVERIFY(!lackingFields(FileContent::AnswerScores, {{"a", "answer"}}).empty());
        QCOMPARE(lackingFields(FileContent::Sentences, {}), std::vector<std::string>{"text"});
        // Each of them is one that is offered.
        for (const FileContent content : kMappedContents) {
            const auto offered = fieldsToMap(content);
            for (const std::string& field : lackingFields(content, {})) {
                QVERIFY(std::find(offered.begin(), offered.end(), field) != offered.end());
            }
        }
    }

    // Only then a person is asked at once.
    void columnsAreTheReasonWhereTheirNamesSayTooLittle() {
        const auto failed = afterFailure("trust.csv", kForeign);
        QVERIFY(failed && needsMapping(*failed));
        // These are known by their names, and no row is usable.
        const auto values = afterFailure("known.csv", "sample_id,label,fhri\na,perhaps,0.5\n");
        QVERIFY(values && !needsMapping(*values));
        const ImportPlan mapped =
            withColumns(*failed, FileContent::ScoredSet, {{failed->preview->columns.front(), "label"}});
        QVERIFY(!needsMapping(mapped)); // somebody has said it
    }

    void filesWithTheSameUnknownColumnsAreMappedTogether() {
        const std::string unknown = "case,verdict,trust\na,accurate,0.9\n";
        const std::vector<fs::path> files{m_folder->write("one.csv", unknown),
                                          m_folder->write("two.csv", unknown),
                                          m_folder->write("other.csv", "p,q\n1,2\n")};
        const LookedAt looked = look(files, {});
        QCOMPARE(looked.unknown.size(), std::size_t{3});
        QVERIFY(looked.toMap);
        QCOMPARE(looked.toMap->files.size(), std::size_t{2});
        QVERIFY(!looked.toMap->name.empty());
    }

    void nothingIsAskedWhereColumnsDoNotHelp() {
        QVERIFY(!afterFailure("notes.txt", "Nothing.\n"));
        QVERIFY(!afterFailure("wide.csv", std::string("a\0,\0b\0\n\0", 8)));
        QVERIFY(!afterFailure("list.json", "[\n{\"a\": 1,\n\"b\": 2}]\n"));
        ImportPlan plan;
        plan.files = {m_folder->write("s.csv", kForeign)};
        QVERIFY(planToMap(plan, {ErrorCode::UnknownFormat, {}, {}}));
        QVERIFY(!planToMap(plan, {ErrorCode::NameTaken, {}, {}}));
        plan.kind.content = FileContent::Bundles; // which have no columns
        QVERIFY(!planToMap(plan, {ErrorCode::UnknownFormat, {}, {}}));
    }
};

ASSAY_TEST(TestColumnMapping)
#include "tst_column_mapping.moc"
