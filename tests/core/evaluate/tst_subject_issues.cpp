// The issues of what is in front: of a set, a suite, a corpus, a run over them, and of everything.
#include "core/evaluate/subject_issues.h"
#include "core/imports/importing.h"
#include "core/workspace/runs/runs.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <memory>
#include <utility>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;
using base::IssueCode;
using Of = IssueSubject::Of;

class TestSubjectIssues : public QObject {
    Q_OBJECT

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;

    base::RowId import(const std::string& file, const std::string& content) {
        const std::filesystem::path path = m_folder->write(file, content);
        const auto looked = imports::look({&path, 1}, "");
        if (looked.plans.size() != 1) {
            return 0;
        }
        const auto imported =
            imports::importFiles(*m_workspace, looked.plans.front(), {.who = "Ada"}, {}, m_progress);
        return imported ? imported->id : 0;
    }

    base::Result<SubjectIssues> issues(Of of, base::RowId id) {
        const auto reader = m_workspace->reader();
        return reader.and_then([&](const workspace::Reader& open) { return issuesOf(open, {of, id}); });
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void eachHasItsOwnAndARunThoseOfWhatItMeasured() {
        const base::RowId set =
            import("june.csv", "sample_id,label,fhri\na,accurate,0.9\nb,perhaps,0.2\nc,accurate,2\n");
        const base::RowId other = import("july.csv", "sample_id,label,fhri\na,accurate,0.9\n");
        const base::RowId suite = import(
            "gold.json", "[{\"question_id\": \"A1\", \"question_text\": \"How much?\", \"answer_text\": "
                         "\"12\", \"years\": [\"TO_FILL_YEAR\"]}]");
        const base::RowId corpus = import(
            "filings.jsonl", "{\"cik_int\":1,\"name\":\"Nordlys\",\"report_year\":2019,\"section_name\":"
                             "\"7\",\"sentence_pos\":1,\"sentenceID\":\"1_10-K_2019_section_7_1\","
                             "\"text\":\"Sales grew.\"}\n{\"text\":7\n");
        QVERIFY(set != 0 && other != 0 && suite != 0 && corpus != 0);

        const auto ofSet = issues(Of::ScoredSet, set);
        ASSAY_VERIFY_OK(ofSet);
        QCOMPARE(ofSet->name, std::string("june"));
        QCOMPARE(ofSet->issues.total(), std::int64_t{2});
        QCOMPARE(issues(Of::ScoredSet, other)->issues.total(), std::int64_t{0});
        const auto ofSuite = issues(Of::Suite, suite);
        ASSAY_VERIFY_OK(ofSuite);
        QCOMPARE(ofSuite->name, std::string("gold"));
        QVERIFY(ofSuite->issues.count(IssueCode::Placeholder) > 0);
        const auto ofCorpus = issues(Of::Corpus, corpus);
        ASSAY_VERIFY_OK(ofCorpus);
        QVERIFY(ofCorpus->issues.total() > 0);

        const auto reader = m_workspace->reader();
        ASSAY_VERIFY_OK(reader);
        const auto all = allIssues(*reader);
        ASSAY_VERIFY_OK(all);
        QCOMPARE(all->total(), ofSet->issues.total() + ofSuite->issues.total() + ofCorpus->issues.total());

        workspace::NewRun run;
        run.kind = "answers";
        run.name = "Tuesday";
        run.corpus = corpus;
        run.settings = "{}";
        run.inputs =
            "{\"suites\":[{\"name\":\"gold\",\"sha256\":\"aa\"},{\"name\":\"gone\",\"sha256\":\"bb\"}]}";
        run.who = "Ada";
        const auto made = workspace::createRun(*m_workspace, run);
        ASSAY_VERIFY_OK(made);
        const auto ofRun = issues(Of::Run, *made);
        ASSAY_VERIFY_OK(ofRun);
        QVERIFY2(ofRun->name.starts_with("gold, "), ofRun->name.c_str());
        QCOMPARE(ofRun->issues.total(), ofSuite->issues.total() + ofCorpus->issues.total());
    }

    void whatIsNotThereIsNotFound() {
        for (const Of of : {Of::ScoredSet, Of::Suite, Of::Bundles, Of::Corpus, Of::Run}) {
            const auto none = issues(of, 17);
            QVERIFY(!none && none.error().code == base::ErrorCode::NotFound);
        }
    }

    // Also those that were too many to be kept.
    void countsAreAdded() {
        base::IssueList all;
        base::IssueList more;
        more.add({base::Severity::Error, IssueCode::WrongType, "f", 1, "a", {}, {}});
        more.addNotKept(base::Severity::Warning, IssueCode::MissingField, 7);
        appendIssues(all, more);
        appendIssues(all, more);
        QCOMPARE(all.issues().size(), std::size_t{2});
        QCOMPARE(all.total(), std::int64_t{16});
        QCOMPARE(all.count(IssueCode::MissingField), std::int64_t{14});
    }
};

ASSAY_TEST(TestSubjectIssues)
#include "tst_subject_issues.moc"
