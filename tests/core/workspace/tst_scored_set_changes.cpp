#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/scored/staged_scored_set.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstScoredSetChanges : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void newestFirst();
    void namesAreUnique();
    void nameTakenWhileStaging();
    void renames();
    void removes();
    void removalCanBeStopped();
    void viewIsRemembered();
    void stagedIsInvisible();
    void abandonedLeavesNothing();
    void notANumberIsRefused();
    void leftoversGoAtTheNextOpening();
    void liveImportIsLeftAlone();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] std::int64_t countRows(const std::string& table) const {
        return reader().database().execAndGet("SELECT count(*) FROM " + table).getInt64();
    }

    [[nodiscard]] std::vector<std::string> setNames() const {
        std::vector<std::string> names;
        const auto sets = scoredSets(reader());
        for (const ScoredSetInfo& set : sets.value()) {
            names.push_back(set.name);
        }
        return names;
    }
};

void TstScoredSetChanges::init() {
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(Workspace::create(m_folder->path("w.assay")).value());
}

void TstScoredSetChanges::cleanup() {
    m_workspace.reset();
    m_folder.reset();
}

void TstScoredSetChanges::newestFirst() {
    for (const char* name : {"one", "two", "three"}) {
        ASSAY_VERIFY_OK(storeSet(*m_workspace, name, randomSamples(1, 5)));
    }
    QVERIFY(setNames() == (std::vector<std::string>{"three", "two", "one"}));
    ASSAY_COMPARE_ERROR(findScoredSet(reader(), "four"), NotFound);
}

void TstScoredSetChanges::namesAreUnique() {
    const auto first = storeSet(*m_workspace, "set", randomSamples(1, 5));
    ASSAY_VERIFY_OK(first);
    const auto second = storeSet(*m_workspace, "set", randomSamples(2, 5));
    ASSAY_COMPARE_ERROR(second, NameTaken);
    QVERIFY(second.error().detail == "set");
    ASSAY_COMPARE_ERROR(storeSet(*m_workspace, "", randomSamples(2, 5)), InvalidArgument);
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "Set", randomSamples(2, 5))); // another name
    ASSAY_VERIFY_OK(removeScoredSet(*m_workspace, first->id, {}, m_progress));
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "set", randomSamples(2, 5)));
}

// The name was free at the beginning and is not at the end.
void TstScoredSetChanges::nameTakenWhileStaging() {
    const auto other = storeSet(*m_workspace, "other", randomSamples(1, 5));
    ASSAY_VERIFY_OK(other);
    auto samples = randomSamples(1, 10);
    const auto reading = readingOf(samples);
    {
        auto staged = StagedScoredSet::begin(*m_workspace, "wanted", {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        ASSAY_VERIFY_OK((*staged)->takeSamples(samples));
        ASSAY_VERIFY_OK(renameScoredSet(*m_workspace, other->id, "wanted"));
        ASSAY_COMPARE_ERROR((*staged)->publish(reading, {}, m_progress), NameTaken);
    }
    QVERIFY(setNames() == std::vector<std::string>{"wanted"});
    QCOMPARE(countRows("scored_sample"), 5);
}

void TstScoredSetChanges::renames() {
    const auto a = storeSet(*m_workspace, "a", randomSamples(1, 5));
    const auto b = storeSet(*m_workspace, "b", randomSamples(1, 5));
    ASSAY_VERIFY_OK(a);
    ASSAY_VERIFY_OK(b);
    ASSAY_COMPARE_ERROR(renameScoredSet(*m_workspace, a->id, "b"), NameTaken);
    ASSAY_VERIFY_OK(renameScoredSet(*m_workspace, a->id, "c"));
    ASSAY_VERIFY_OK(renameScoredSet(*m_workspace, a->id, "c")); // to what it is called already
    ASSAY_COMPARE_ERROR(renameScoredSet(*m_workspace, a->id, ""), InvalidArgument);
    ASSAY_COMPARE_ERROR(renameScoredSet(*m_workspace, 99, "d"), NotFound);
    QVERIFY(setNames() == (std::vector<std::string>{"b", "c"}));
}

void TstScoredSetChanges::removes() {
    base::IssueList issues;
    issues.add({base::Severity::Info, base::IssueCode::UnknownScenario, "", 0, "", "", ""});
    const auto samples = randomSamples(1, 45'000);
    const auto kept = storeSet(*m_workspace, "kept", randomSamples(2, 10),
                               {{0, 1, base::IssueCode::UnknownLabel, "x"}}, issues);
    const auto set =
        storeSet(*m_workspace, "set", samples, {{0, 1, base::IssueCode::UnknownLabel, "x"}}, issues);
    ASSAY_VERIFY_OK(kept);
    ASSAY_VERIFY_OK(set);
    std::int64_t deleted = 0;
    WatchedProgress progress([&](base::Stage stage, std::int64_t done, std::int64_t) {
        QVERIFY(stage == base::Stage::Cleaning);
        QVERIFY(setNames() == std::vector<std::string>{"kept"}); // invisible from the first moment
        deleted = done;
    });
    ASSAY_VERIFY_OK(removeScoredSet(*m_workspace, set->id, {}, progress));
    QVERIFY(deleted >= 2 * 45'000 + 2);
    QCOMPARE(countRows("scored_set"), 1);
    QCOMPARE(countRows("scored_sample"), 10);
    QCOMPARE(countRows("scored_text"), 10);
    QCOMPARE(countRows("rejected_record"), 1);
    QCOMPARE(countRows("issue"), 1);
    QCOMPARE(countRows("source_file"), 1);
    ASSAY_COMPARE_ERROR(removeScoredSet(*m_workspace, set->id, {}, m_progress), NotFound);
    ASSAY_COMPARE_ERROR(thresholdView(reader(), set->id), NotFound);
    const auto findings = checkWorkspace(m_workspace->path(), {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(findings->empty());
    // A new set does not get the id of the removed one.
    const auto next = storeSet(*m_workspace, "next", randomSamples(1, 5));
    ASSAY_VERIFY_OK(next);
    QVERIFY(next->id > set->id);
}

void TstScoredSetChanges::removalCanBeStopped() {
    const auto set = storeSet(*m_workspace, "set", randomSamples(1, 45'000));
    ASSAY_VERIFY_OK(set);
    std::stop_source stop;
    WatchedProgress progress([&](base::Stage, std::int64_t, std::int64_t) { stop.request_stop(); });
    ASSAY_VERIFY_OK(removeScoredSet(*m_workspace, set->id, stop.get_token(), progress));
    QVERIFY(setNames().empty());
    QVERIFY(countRows("scored_sample") > 0);
    ASSAY_COMPARE_ERROR(scoredSamples(reader(), std::vector{rowKey(set->id, 45'000)}), NotFound);
    // Already stopped: nothing happens at all.
    const auto other = storeSet(*m_workspace, "other", randomSamples(1, 5)); // begins by cleaning up
    ASSAY_VERIFY_OK(other);
    QCOMPARE(countRows("scored_sample"), 5);
    ASSAY_COMPARE_ERROR(removeScoredSet(*m_workspace, other->id, stop.get_token(), m_progress), Cancelled);
    QVERIFY(setNames() == std::vector<std::string>{"other"});
}

void TstScoredSetChanges::viewIsRemembered() {
    const auto set = storeSet(*m_workspace, "set", randomSamples(1, 5));
    ASSAY_VERIFY_OK(set);
    QVERIFY(thresholdView(reader(), set->id).value().empty());
    ASSAY_VERIFY_OK(saveThresholdView(*m_workspace, set->id, R"({"tau":{"default":0.7}})"));
    m_workspace.reset();
    m_workspace = std::move(Workspace::open(m_folder->path("w.assay")).value());
    QVERIFY(thresholdView(reader(), set->id).value() == R"({"tau":{"default":0.7}})");
    ASSAY_VERIFY_OK(saveThresholdView(*m_workspace, set->id, ""));
    QVERIFY(thresholdView(reader(), set->id).value().empty());
    ASSAY_COMPARE_ERROR(saveThresholdView(*m_workspace, 99, "{}"), NotFound);
    ASSAY_COMPARE_ERROR(thresholdView(reader(), 99), NotFound);
}

void TstScoredSetChanges::stagedIsInvisible() {
    auto samples = randomSamples(1, 60'000);
    const auto reading = readingOf(samples);
    auto staged = StagedScoredSet::begin(*m_workspace, "set", {}, m_progress);
    ASSAY_VERIFY_OK(staged);
    const Reader early = reader();
    for (std::size_t begin = 0; begin < samples.size(); begin += 4'000) {
        ASSAY_VERIFY_OK((*staged)->takeSamples(std::span(samples).subspan(begin, 4'000)));
        QVERIFY(scoredSets(early).value().empty());
    }
    QTRY_VERIFY(countRows("scored_sample") >= 40'000); // the rows are there
    const base::RowId id = reader().database().execAndGet("SELECT id FROM scored_set").getInt64();
    ASSAY_COMPARE_ERROR(findScoredSet(early, "set"), NotFound);
    ASSAY_COMPARE_ERROR(loadScoredColumns(early, id, {}, m_progress), NotFound);
    ASSAY_COMPARE_ERROR(scoredSamples(early, std::vector{rowKey(id, 1)}), NotFound);
    ASSAY_COMPARE_ERROR(rejectedRecords(early, id, 0, 10), NotFound);
    ASSAY_COMPARE_ERROR(scoredSetIssues(early, id), NotFound);
    ASSAY_COMPARE_ERROR(thresholdView(early, id), NotFound);
    ASSAY_COMPARE_ERROR(renameScoredSet(*m_workspace, id, "mine"), NotFound);
    ASSAY_COMPARE_ERROR(removeScoredSet(*m_workspace, id, {}, m_progress), NotFound);
    ASSAY_COMPARE_ERROR(saveThresholdView(*m_workspace, id, "{}"), NotFound);
    ASSAY_VERIFY_OK((*staged)->publish(reading, {}, m_progress));
    ASSAY_VERIFY_OK(findScoredSet(early, "set"));
    QCOMPARE(loadScoredColumns(early, id, {}, m_progress).value().size() +
                 static_cast<std::size_t>(reading.unscored),
             std::size_t{60'000});
}

void TstScoredSetChanges::abandonedLeavesNothing() {
    auto samples = randomSamples(1, 50'000);
    {
        auto staged = StagedScoredSet::begin(*m_workspace, "set", {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        ASSAY_VERIFY_OK((*staged)->takeSamples(samples));
        QTRY_VERIFY(countRows("scored_sample") == 50'000);
        QVERIFY(fs::exists(m_workspace->importLockPath()));
    }
    for (const char* table :
         {"scored_set", "scored_sample", "scored_text", "scenario", "component_weights"}) {
        QCOMPARE(countRows(table), 0);
    }
    QVERIFY(!fs::exists(m_workspace->importLockPath()));
    {
        // Stopped before publication.
        auto staged = StagedScoredSet::begin(*m_workspace, "set", {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        std::stop_source stop;
        stop.request_stop();
        auto few = randomSamples(1, 10);
        const auto reading = readingOf(few);
        ASSAY_VERIFY_OK((*staged)->takeSamples(few));
        ASSAY_COMPARE_ERROR((*staged)->publish(reading, stop.get_token(), m_progress), Cancelled);
    }
    QCOMPARE(countRows("scored_set"), 0);
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "set", randomSamples(1, 5)));
}

void TstScoredSetChanges::notANumberIsRefused() {
    auto samples = randomSamples(1, 3);
    samples[1].nli = std::numeric_limits<double>::quiet_NaN();
    const auto stored = storeSet(*m_workspace, "set", samples);
    ASSAY_COMPARE_ERROR(stored, InvalidArgument);
    QVERIFY(stored.error().where == "nli");
    QCOMPARE(countRows("scored_set"), 0);
}

void TstScoredSetChanges::leftoversGoAtTheNextOpening() {
    const auto set = storeSet(*m_workspace, "set", randomSamples(1, 3'000));
    const auto kept = storeSet(*m_workspace, "kept", randomSamples(2, 10));
    ASSAY_VERIFY_OK(set);
    ASSAY_VERIFY_OK(kept);
    m_workspace.reset();
    const fs::path path = m_folder->path("w.assay");
    for (const SetState state : {SetState::Staging, SetState::Removing}) {
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE scored_set SET state = " + std::to_string(static_cast<int>(state)) +
                  " WHERE name = 'set'");
        const auto findings = checkWorkspace(path, {}, m_progress);
        ASSAY_VERIFY_OK(findings);
        QCOMPARE(findings->size(), std::size_t{1});
        QVERIFY(findings->front().kind == CheckFinding::Kind::LeftoverImport);
        m_workspace = std::move(Workspace::open(path).value());
        QVERIFY(setNames() == std::vector<std::string>{"kept"});
        QCOMPARE(countRows("scored_set"), 1);
        QCOMPARE(countRows("scored_sample"), 10);
        ASSAY_VERIFY_OK(storeSet(*m_workspace, "set", randomSamples(1, 3'000)));
        m_workspace.reset();
    }
}

void TstScoredSetChanges::liveImportIsLeftAlone() {
    auto samples = randomSamples(1, 25'000);
    const auto reading = readingOf(samples);
    auto staged = StagedScoredSet::begin(*m_workspace, "set", {}, m_progress);
    ASSAY_VERIFY_OK(staged);
    ASSAY_VERIFY_OK((*staged)->takeSamples(samples));
    QTRY_VERIFY(countRows("scored_sample") == 25'000);

    const auto other = Workspace::open(m_folder->path("w.assay")); // as another process would
    ASSAY_VERIFY_OK(other);
    QCOMPARE(countRows("scored_sample"), 25'000);
    const auto second = storeSet(**other, "second", randomSamples(1, 5));
    ASSAY_COMPARE_ERROR(second, WorkspaceBusy);
    const auto findings = checkWorkspace(m_folder->path("w.assay"), {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(findings->empty());

    ASSAY_VERIFY_OK((*staged)->publish(reading, {}, m_progress));
    ASSAY_VERIFY_OK(storeSet(**other, "second", randomSamples(1, 5)));
    QVERIFY(setNames() == (std::vector<std::string>{"second", "set"}));
}

ASSAY_TEST(TstScoredSetChanges)
#include "tst_scored_set_changes.moc"
