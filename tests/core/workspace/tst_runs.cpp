#include "core/base/version.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/runs.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstRuns : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void whatIsMadeIsRead();
    void badRunsAreRefused();
    void itemsAreKeptAndReplaced();
    void aFinishedRunDoesNotChange();
    void aWholeRunIsAddedItemByItem();
    void reading();
    void findingByText();
    void baselines();
    void removing();
    void removalThatWasCutShort();
    void removingTheCorpus();
    void claims();
    void checkFindsDamage();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    fs::path m_path;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_corpus = 0;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] NewRun newRun(const std::string& name) const {
        NewRun run;
        run.kind = "neighbours";
        run.name = name;
        run.corpus = m_corpus;
        run.settings = R"({"k":30})";
        run.inputs = R"({"corpus":"abc"})";
        run.seed = 0xffffffffffffffffU;
        run.items = 4;
        run.who = "Ada";
        return run;
    }

    [[nodiscard]] base::RowId made(const std::string& name) const {
        const auto id = createRun(*m_workspace, newRun(name));
        return id ? *id : 0;
    }

    [[nodiscard]] base::RowId finished(const std::string& name) const {
        const base::RowId id = made(name);
        return finishRun(*m_workspace, id, "{}") ? id : 0;
    }

    static std::vector<RunItem> items(std::int64_t first, std::int64_t count, const std::string& mark = "a") {
        std::vector<RunItem> all;
        for (std::int64_t i = first; i < first + count; ++i) {
            all.push_back({i, "s" + std::to_string(i), "{\"mark\":\"" + mark + "\"}"});
        }
        return all;
    }
};

void TstRuns::init() {
    m_workspace.reset();
    m_path = m_folder.path("r" + std::to_string(++m_number) + ".assay");
    auto created = Workspace::create(m_path);
    ASSAY_VERIFY_OK(created);
    m_workspace = std::move(*created);
    m_corpus = storeCorpus(*m_workspace, m_folder, "filings");
    QVERIFY(m_corpus != 0);
}

void TstRuns::whatIsMadeIsRead() {
    const base::RowId id = made("May");
    const auto run = runInfo(reader(), id);
    ASSAY_VERIFY_OK(run);
    QVERIFY(run->id == id && run->uuid.size() == 36 && run->kind == "neighbours" && run->name == "May");
    QVERIFY(run->origin == "assay" && run->corpus == m_corpus && run->createdBy == "Ada");
    QVERIFY(!run->createdAt.empty() && run->state == RunState::Running);
    QVERIFY(run->settings == R"({"k":30})" && run->inputs == R"({"corpus":"abc"})");
    QVERIFY(run->seed == 0xffffffffffffffffU);
    QVERIFY(run->version.starts_with(base::version()));
    QVERIFY(run->items == 4 && run->done == 0 && run->durationMs == 0);
    QVERIFY(run->figures.empty() && run->note.empty() && !run->baseline);
    ASSAY_VERIFY_OK(renameRun(*m_workspace, id, "June", "Ada"));
    ASSAY_VERIFY_OK(setRunNote(*m_workspace, id, "after the new model"));
    QVERIFY(runInfo(reader(), id)->name == "June" && runInfo(reader(), id)->note == "after the new model");
    ASSAY_COMPARE_ERROR(renameRun(*m_workspace, id, "", "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(renameRun(*m_workspace, 99, "x", "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(setRunNote(*m_workspace, 99, "x"), NotFound);
    ASSAY_COMPARE_ERROR(runInfo(reader(), 99), NotFound);
}

void TstRuns::badRunsAreRefused() {
    for (const auto change :
         {+[](NewRun& run) { run.kind.clear(); }, +[](NewRun& run) { run.name.clear(); },
          +[](NewRun& run) { run.settings = "{"; }, +[](NewRun& run) { run.inputs = ""; }}) {
        NewRun run = newRun("May");
        change(run);
        ASSAY_COMPARE_ERROR(createRun(*m_workspace, run), InvalidArgument);
    }
    NewRun run = newRun("May");
    run.corpus = 99;
    ASSAY_COMPARE_ERROR(createRun(*m_workspace, run), NotFound);
    run.corpus = 0;
    ASSAY_VERIFY_OK(createRun(*m_workspace, run));
}

void TstRuns::itemsAreKeptAndReplaced() {
    const base::RowId id = made("May");
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, id, items(0, 2), 10));
    ASSAY_VERIFY_OK(stopRun(*m_workspace, id));
    QVERIFY(runInfo(reader(), id)->state == RunState::Stopped);
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, id, items(1, 3, "b"), 7));
    const auto run = runInfo(reader(), id);
    ASSAY_VERIFY_OK(run);
    QVERIFY(run->done == 4 && run->durationMs == 17 && run->state == RunState::Running);
    std::string seen;
    const auto all = forEachRunItem(reader(), id, 0, {}, [&](const RunItem& item) {
        seen += std::to_string(item.number) + item.key + item.document + ";";
        return true;
    });
    ASSAY_VERIFY_OK(all);
    QCOMPARE(QString::fromStdString(seen),
             QStringLiteral(R"(0s0{"mark":"a"};1s1{"mark":"b"};2s2{"mark":"b"};3s3{"mark":"b"};)"));
    // One that is wrong: none of the batch.
    std::vector<RunItem> wrong = items(4, 2);
    wrong.back().document = "{";
    ASSAY_COMPARE_ERROR(saveRunItems(*m_workspace, id, wrong, 1), InvalidArgument);
    wrong = items(-1, 2);
    ASSAY_COMPARE_ERROR(saveRunItems(*m_workspace, id, wrong, 1), InvalidArgument);
    QVERIFY(runInfo(reader(), id)->done == 4 && runInfo(reader(), id)->durationMs == 17);
    ASSAY_COMPARE_ERROR(saveRunItems(*m_workspace, 99, items(0, 1), 1), NotFound);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstRuns::aFinishedRunDoesNotChange() {
    const base::RowId id = made("May");
    ASSAY_COMPARE_ERROR(finishRun(*m_workspace, id, "no JSON"), InvalidArgument);
    ASSAY_VERIFY_OK(finishRun(*m_workspace, id, R"({"hit":0.5})"));
    const auto run = runInfo(reader(), id);
    ASSAY_VERIFY_OK(run);
    QVERIFY(run->state == RunState::Finished && run->figures == R"({"hit":0.5})");
    ASSAY_COMPARE_ERROR(saveRunItems(*m_workspace, id, items(0, 1), 1), InvalidArgument);
    ASSAY_COMPARE_ERROR(stopRun(*m_workspace, id), InvalidArgument);
    ASSAY_COMPARE_ERROR(finishRun(*m_workspace, id, "{}"), InvalidArgument);
    ASSAY_COMPARE_ERROR(stopRun(*m_workspace, 99), NotFound);
    ASSAY_COMPARE_ERROR(finishRun(*m_workspace, 99, "{}"), NotFound);
    ASSAY_VERIFY_OK(renameRun(*m_workspace, id, "June", "Ada"));
}

void TstRuns::aWholeRunIsAddedItemByItem() {
    const std::vector<RunItem> all = items(0, 4);
    const auto from = [&all](std::size_t& place, std::size_t failAt) {
        return [&all, &place, failAt](RunItem& item) -> base::Result<bool> {
            if (place == failAt) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            if (place == all.size()) {
                return false;
            }
            item = all[place++];
            return true;
        };
    };
    std::size_t place = 0;
    const auto id = addFinishedRun(*m_workspace, newRun("May"), from(place, 99), "{\"a\":1}", 12);
    ASSAY_VERIFY_OK(id);
    const auto run = runInfo(reader(), *id);
    QVERIFY(run->state == RunState::Finished && run->done == 4 && run->durationMs == 12);
    QVERIFY(run->figures == "{\"a\":1}");
    place = 0;
    ASSAY_COMPARE_ERROR(addFinishedRun(*m_workspace, newRun("June"), from(place, 2), "{}", 0), Cancelled);
    const auto twice = [&all, count = 0](RunItem& item) mutable -> base::Result<bool> {
        item = all.front();
        return count++ < 2;
    };
    ASSAY_COMPARE_ERROR(addFinishedRun(*m_workspace, newRun("June"), twice, "{}", 0), InvalidArgument);
    place = 0;
    ASSAY_COMPARE_ERROR(addFinishedRun(*m_workspace, newRun("June"), from(place, 99), "{", 0),
                        InvalidArgument);
    QCOMPARE(runs(reader(), "")->size(), std::size_t{1});
    QCOMPARE(reader().database().execAndGet("SELECT count(*) FROM run_item").getInt(), 4);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstRuns::reading() {
    const base::RowId id = made("May");
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, id, items(0, 1'000), 1));
    std::vector<std::int64_t> numbers;
    ASSAY_VERIFY_OK(forEachRunItem(reader(), id, 990, {}, [&](const RunItem& item) {
        numbers.push_back(item.number);
        return numbers.size() < 3;
    }));
    QVERIFY((numbers == std::vector<std::int64_t>{990, 991, 992}));
    std::stop_source stop;
    std::int64_t seen = 0;
    ASSAY_COMPARE_ERROR(forEachRunItem(reader(), id, 0, stop.get_token(),
                                       [&](const RunItem&) {
                                           stop.request_stop();
                                           ++seen;
                                           return true;
                                       }),
                        Cancelled);
    QVERIFY(seen < 1'000);
}

void TstRuns::findingByText() {
    const base::RowId first = made("May");
    const base::RowId second = made("May");
    const base::RowId third = made(std::to_string(first));
    const auto idOf = [&](const std::string& text) {
        const auto run = findRun(reader(), text);
        return run ? run->id : 0;
    };
    QCOMPARE(idOf("May"), second);
    QCOMPARE(idOf(std::to_string(first)), first); // a number before a name
    QCOMPARE(idOf(runInfo(reader(), third)->uuid), third);
    ASSAY_COMPARE_ERROR(findRun(reader(), "June"), NotFound);
    ASSAY_COMPARE_ERROR(findRun(reader(), ""), NotFound);
    const auto all = runs(reader(), "");
    QCOMPARE(runs(reader(), {})->size(), all->size());
    ASSAY_VERIFY_OK(all);
    QVERIFY(all->size() == 3 && all->front().id == third);
    QVERIFY(runs(reader(), "questions")->empty());
    QCOMPARE(runs(reader(), "neighbours")->size(), std::size_t{3});
}

void TstRuns::baselines() {
    const base::RowId open = made("open");
    ASSAY_COMPARE_ERROR(setBaseline(*m_workspace, open, true), InvalidArgument);
    ASSAY_COMPARE_ERROR(setBaseline(*m_workspace, 99, true), NotFound);
    const base::RowId may = finished("May");
    const base::RowId june = finished("June");
    QVERIFY(!*baselineRun(reader(), "neighbours", m_corpus));
    ASSAY_VERIFY_OK(setBaseline(*m_workspace, may, true));
    ASSAY_VERIFY_OK(setBaseline(*m_workspace, june, true));
    QVERIFY(!runInfo(reader(), may)->baseline && runInfo(reader(), june)->baseline);
    QCOMPARE((*baselineRun(reader(), "neighbours", m_corpus))->id, june);
    QVERIFY(!*baselineRun(reader(), "questions", m_corpus));
    QVERIFY(!*baselineRun(reader(), "neighbours", 0));
    ASSAY_VERIFY_OK(setBaseline(*m_workspace, june, false));
    QVERIFY(!*baselineRun(reader(), "neighbours", m_corpus));
}

void TstRuns::removing() {
    const base::RowId id = made("May");
    const base::RowId other = made("June");
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, id, items(0, 12'000), 1));
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, other, items(0, 3), 1));
    ASSAY_VERIFY_OK(removeRun(*m_workspace, id, {}));
    ASSAY_COMPARE_ERROR(removeRun(*m_workspace, id, {}), NotFound);
    QCOMPARE(reader().database().execAndGet("SELECT count(*) FROM run_item").getInt(), 3);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstRuns::removalThatWasCutShort() {
    const base::RowId id = finished("May");
    ASSAY_VERIFY_OK(setBaseline(*m_workspace, id, true));
    const base::RowId open = made("June");
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, open, items(0, 10), 1));
    std::stop_source stop;
    stop.request_stop();
    ASSAY_COMPARE_ERROR(removeRun(*m_workspace, id, stop.get_token()), Cancelled);
    ASSAY_COMPARE_ERROR(removeRun(*m_workspace, open, stop.get_token()), Cancelled);
    QVERIFY(runs(reader(), "")->empty()); // gone for everybody at once
    ASSAY_COMPARE_ERROR(runInfo(reader(), open), NotFound);
    ASSAY_COMPARE_ERROR(saveRunItems(*m_workspace, open, items(0, 1), 1), NotFound);
    QVERIFY(!*baselineRun(reader(), "neighbours", m_corpus));
    std::int64_t seen = 0;
    ASSAY_VERIFY_OK(forEachRunItem(reader(), open, 0, {}, [&](const RunItem&) { return ++seen > 0; }));
    QCOMPARE(seen, std::int64_t{0});
    QVERIFY(findingsOf(m_path).find("run " + std::to_string(open) + ": removing") != std::string::npos);
    m_workspace.reset();
    auto again = Workspace::open(m_path);
    ASSAY_VERIFY_OK(again);
    m_workspace = std::move(*again);
    QCOMPARE(reader()
                 .database()
                 .execAndGet("SELECT (SELECT count(*) FROM run)"
                             " + (SELECT count(*) FROM run_item)")
                 .getInt(),
             0);
}

void TstRuns::removingTheCorpus() {
    const base::RowId other = storeCorpus(*m_workspace, m_folder, "others");
    const base::RowId one = finished("May");
    NewRun run = newRun("elsewhere");
    run.corpus = other;
    const auto two = createRun(*m_workspace, run);
    ASSAY_VERIFY_OK(two);
    ASSAY_VERIFY_OK(finishRun(*m_workspace, *two, "{}"));
    ASSAY_VERIFY_OK(setBaseline(*m_workspace, one, true));
    ASSAY_VERIFY_OK(setBaseline(*m_workspace, *two, true));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, m_corpus, {}, progress));
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, other, {}, progress));
    const auto left = runInfo(reader(), one);
    ASSAY_VERIFY_OK(left);
    QVERIFY(left->corpus == 0 && left->inputs == R"({"corpus":"abc"})" && !left->baseline);
    QVERIFY(!*baselineRun(reader(), "neighbours", 0));
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstRuns::claims() {
    const base::RowId id = made("May");
    auto held = claimRun(*m_workspace, id);
    ASSAY_VERIFY_OK(held);
    QVERIFY(held->has_value());
    QVERIFY(!claimRun(*m_workspace, id)->has_value());
    QVERIFY(claimRun(*m_workspace, id + 1)->has_value());
    held->reset();
    QVERIFY(claimRun(*m_workspace, id)->has_value());
}

void TstRuns::checkFindsDamage() {
    const base::RowId id = made("May");
    ASSAY_VERIFY_OK(saveRunItems(*m_workspace, id, items(0, 3), 1));
    const auto damaged = [&](const std::string& sql) {
        {
            SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA foreign_keys = OFF");
            database.exec(sql);
        }
        return findingsOf(m_path);
    };
    QVERIFY(damaged("DELETE FROM run_item WHERE number = 0").find("done: stored 3, counted 2") !=
            std::string::npos);
    QVERIFY(damaged("UPDATE run_item SET run_id = 44").find("run_item 44, 1 belongs to no run") !=
            std::string::npos);
    QVERIFY(damaged("UPDATE run SET corpus_id = 33").find("is of a corpus that is not there") !=
            std::string::npos);
}

ASSAY_TEST(TstRuns)
#include "tst_runs.moc"
