// What the last check of a suite found, kept and read back: nothing is lost, a later one takes its place, and
// what says something else since is found.
#include "core/curation/kept_checks.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_checks.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <memory>
#include <span>

using namespace assay;
using namespace assay::curation;
using tests::StoreFolder;

class TestKeptChecks : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::RowId m_empty = 0; // a question without a text

    base::RowId add(const std::string& id, const std::string& text) {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        question.answerText = {"It was \"high\", at 3\xE2\x80\x89%."};
        return workspace::addQuestion(*m_workspace, m_suite, question, "Ada", {}).value_or(0);
    }

    [[nodiscard]] KeptCheck checked(const SuiteToCheck& suite, const std::string& at) const {
        base::NoProgress progress;
        WorkspaceLintOptions options;
        options.now = at;
        auto check = checkSuite(*m_workspace->reader(), suite, options, {}, progress);
        return check ? std::move(*check) : KeptCheck{};
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
        m_suite = workspace::createSuite(*m_workspace, "Gold", "Ada").value_or(0);
        m_empty = add("empty", "TO_FILL_QUESTION");
        add("first", "What was revenue of the company that year?");
        add("second", "What was revenue of the company that year?");
    }

    void readsBackWhatWasKept() {
        const KeptCheck check = checked({"Gold", m_suite, 0}, "2026-03-01T08:00:00Z");
        QVERIFY(check.report.findings.size() >= 2); // a placeholder, and two that are the same
        ASSAY_VERIFY_OK(keepChecks(*m_workspace, std::span(&check, 1)));
        const auto kept = keptChecks(*m_workspace->reader());
        ASSAY_VERIFY_OK(kept);
        QCOMPARE(kept->size(), std::size_t{1});
        QVERIFY(kept->front().of == check.of);
        QCOMPARE(kept->front().at, check.at);
        QVERIFY(kept->front().report.findings == check.report.findings);
        QVERIFY(kept->front().report.abstained == check.report.abstained);
        QCOMPARE(kept->front().report.questions, check.report.questions);
        QVERIFY(kept->front().questions == check.questions);
    }

    void aLaterCheckTakesItsPlace() {
        const auto version = workspace::freezeSuite(*m_workspace, m_suite, "Gold.v1", {}, "Ada");
        ASSAY_VERIFY_OK(version);
        for (const char* at : {"2026-03-01T08:00:00Z", "2026-03-02T08:00:00Z"}) {
            const std::array both{checked({"Gold", m_suite, 0}, at),
                                  checked({"Gold.v1", m_suite, version->id}, at)};
            ASSAY_VERIFY_OK(keepChecks(*m_workspace, both));
        }
        const auto kept = keptChecks(*m_workspace->reader());
        ASSAY_VERIFY_OK(kept);
        QCOMPARE(kept->size(), std::size_t{2});
        QCOMPARE(kept->at(0).of.name, std::string("Gold"));
        QCOMPARE(kept->at(1).of.name, std::string("Gold.v1"));
        QCOMPARE(kept->at(1).at, std::string("2026-03-02T08:00:00Z"));
    }

    // A flag is no other question; another text is.
    void whatIsEditedSinceIsFound() {
        const KeptCheck check = checked({"Gold", m_suite, 0}, "2026-03-01T08:00:00Z");
        ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, std::span(&m_empty, 1), "other", {}, "Ada"));
        QVERIFY(editedSince(*m_workspace->reader(), check.questions, {}).empty());
        const auto edit = [](model::Question& question) {
            question.questionText = "What was it?";
            return true;
        };
        ASSAY_VERIFY_OK(workspace::editQuestions(*m_workspace, std::span(&m_empty, 1), edit, "Ada", {}));
        QCOMPARE(editedSince(*m_workspace->reader(), check.questions, {}), std::set<base::RowId>{m_empty});
    }

    void whatIsNotOursIsRefused() {
        QCOMPARE(workspace::keepSuspicionChecks(*m_workspace, {{m_suite, 0, {}, "{"}}).error().code,
                 base::ErrorCode::InvalidArgument);
        QCOMPARE(workspace::keepSuspicionChecks(*m_workspace, {{m_suite + 9, 0, {}, "{}"}}).error().code,
                 base::ErrorCode::NotFound);
        ASSAY_VERIFY_OK(
            workspace::keepSuspicionChecks(*m_workspace, {{m_suite, 0, "now", "{\"findings\":3}"}}));
        const auto kept = keptChecks(*m_workspace->reader());
        QVERIFY(!kept.has_value());
        QCOMPARE(kept.error().code, base::ErrorCode::DamagedWorkspace);
    }
};

ASSAY_TEST(TestKeptChecks)
#include "tst_kept_checks.moc"
