#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/runs/runs.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

// What people write on runs and beside them, and what lists read.
class TstRunLabels : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();
    void labelsAreEdited();
    void oneBaseline();
    void badLabelsAreRefused();
    void incidentsAreKept();
    void badIncidentsAreRefused();
    void incidentsAreMerged();
    void days();
    void theIndex();
    void figuresAndOutcomes();
    void filters();
    void checkFindsDamage();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    fs::path m_path;
    std::unique_ptr<Workspace> m_workspace;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] base::RowId finished(const std::string& name, const std::string& kind = "answers") const {
        NewRun run;
        run.kind = kind;
        run.name = name;
        run.settings = "{}";
        run.inputs = "{}";
        run.who = "Ada";
        const auto id = addFinishedRun(*m_workspace, run, {}, "{}");
        return id ? *id : 0;
    }
};

void TstRunLabels::init() {
    m_workspace.reset();
    m_path = m_folder.path("l" + std::to_string(++m_number) + ".assay");
    auto created = Workspace::create(m_path);
    ASSAY_VERIFY_OK(created);
    m_workspace = std::move(*created);
}

void TstRunLabels::labelsAreEdited() {
    const base::RowId id = finished("May");
    const RunLabel before = *runLabel(reader(), id);
    QVERIFY(before.name == "May" && before.note.empty() && before.tags.empty() && !before.baseline);
    const RunLabel wanted{"June", "new model", {" monthly ", "a", "monthly", ""}, false};
    ASSAY_VERIFY_OK(saveRunLabel(*m_workspace, id, wanted, "Ada"));
    const RunLabel after = *runLabel(reader(), id);
    QVERIFY(after.name == "June" && after.note == "new model");
    QVERIFY((after.tags == std::vector<std::string>{"a", "monthly"}));
    QCOMPARE(historyOf(reader(), kRunEntity, id)->size(), std::size_t{1});
    ASSAY_VERIFY_OK(saveRunLabel(*m_workspace, id, after, "Ada")); // the same: nothing is recorded
    QCOMPARE(historyOf(reader(), kRunEntity, id)->size(), std::size_t{1});
    const auto state = journalStateOf(reader(), "Ada");
    QVERIFY(state && state->undoable);
    ASSAY_VERIFY_OK(undoEdit(*m_workspace, state->undoable->id, "Ada"));
    QVERIFY(*runLabel(reader(), id) == before);
    ASSAY_VERIFY_OK(redoEdit(*m_workspace, state->undoable->id, "Ada"));
    QVERIFY(*runLabel(reader(), id) == after);
}

void TstRunLabels::oneBaseline() {
    const base::RowId may = finished("May");
    const base::RowId june = finished("June");
    ASSAY_VERIFY_OK(saveRunLabel(*m_workspace, may, {"May", "", {}, true}, "Ada"));
    ASSAY_VERIFY_OK(saveRunLabel(*m_workspace, june, {"June", "", {}, true}, "Ada"));
    QVERIFY(!runLabel(reader(), may)->baseline && runLabel(reader(), june)->baseline);
    const auto state = journalStateOf(reader(), "Ada"); // both in one step
    QVERIFY(state && state->undoable);
    QCOMPARE(*sizeOfStep(reader(), *state->undoable), std::int64_t{2});
    ASSAY_VERIFY_OK(undoEdit(*m_workspace, state->undoable->id, "Ada"));
    QVERIFY(runLabel(reader(), may)->baseline && !runLabel(reader(), june)->baseline);
}

void TstRunLabels::badLabelsAreRefused() {
    const base::RowId id = finished("May");
    ASSAY_COMPARE_ERROR(saveRunLabel(*m_workspace, id, {"", "", {}, false}, "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(saveRunLabel(*m_workspace, 99, {"x", "", {}, false}, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(runLabel(reader(), 99), NotFound);
    NewRun open;
    open.kind = "answers";
    open.name = "open";
    open.settings = "{}";
    open.inputs = "{}";
    const auto made = createRun(*m_workspace, open);
    ASSAY_VERIFY_OK(made);
    ASSAY_COMPARE_ERROR(saveRunLabel(*m_workspace, *made, {"open", "", {}, true}, "Ada"), InvalidArgument);
}

void TstRunLabels::incidentsAreKept() {
    const base::RowId run = finished("May");
    Incident incident;
    incident.title = "Hit@5 fell by 7.7 points";
    incident.severity = "P1";
    incident.happenedOn = "2024-04-01";
    incident.runs = {runInfo(reader(), run)->uuid};
    const auto id = saveIncident(*m_workspace, incident, "Ada");
    ASSAY_VERIFY_OK(id);
    Incident kept = *findIncident(reader(), std::to_string(*id));
    QVERIFY(kept.isOpen() && kept.recordedBy == "Ada" && kept.uuid.size() == 36 && !kept.recordedAt.empty());
    QVERIFY(findIncident(reader(), kept.uuid)->title == incident.title);
    kept.cause = "changed parameters";
    kept.resolution = "index made anew";
    kept.resolvedOn = "2024-04-09T09:30:00Z";
    kept.resolvedBy = "Bea";
    ASSAY_VERIFY_OK(saveIncident(*m_workspace, kept, "Bea"));
    const Incident resolved = *findIncident(reader(), kept.uuid);
    QVERIFY(!resolved.isOpen() && resolved.cause == "changed parameters" && resolved.recordedBy == "Ada");
    Incident release;
    release.kind = IncidentKind::Release;
    release.title = "Model 2";
    release.happenedOn = "2024-05-01";
    ASSAY_VERIFY_OK(saveIncident(*m_workspace, release, "Ada"));
    const auto all = incidents(reader());
    QVERIFY(all && all->size() == 2 && all->front().title == "Model 2" && !all->front().isOpen());
    ASSAY_VERIFY_OK(removeIncident(*m_workspace, *id, "Ada"));
    ASSAY_COMPARE_ERROR(findIncident(reader(), kept.uuid), NotFound);
    const auto state = journalStateOf(reader(), "Ada");
    ASSAY_VERIFY_OK(undoEdit(*m_workspace, state->undoable->id, "Ada"));
    QVERIFY(*findIncident(reader(), kept.uuid) == resolved);
}

void TstRunLabels::badIncidentsAreRefused() {
    Incident incident;
    incident.happenedOn = "2024-04-01";
    ASSAY_COMPARE_ERROR(saveIncident(*m_workspace, incident, "Ada"), InvalidArgument); // no title
    incident.title = "x";
    incident.happenedOn = "April";
    ASSAY_COMPARE_ERROR(saveIncident(*m_workspace, incident, "Ada"), InvalidArgument);
    incident.happenedOn = "2024-04-01";
    incident.resolvedOn = "2024-02-30";
    ASSAY_COMPARE_ERROR(saveIncident(*m_workspace, incident, "Ada"), InvalidArgument);
    incident.resolvedOn = "2024-04-02";
    incident.kind = IncidentKind::Release;
    ASSAY_COMPARE_ERROR(saveIncident(*m_workspace, incident, "Ada"), InvalidArgument);
    incident.kind = IncidentKind::Incident;
    incident.id = 7;
    ASSAY_COMPARE_ERROR(saveIncident(*m_workspace, incident, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(removeIncident(*m_workspace, 7, "Ada"), NotFound);
}

void TstRunLabels::incidentsAreMerged() {
    const fs::path path = m_folder.path("other" + std::to_string(m_number) + ".assay");
    auto other = Workspace::create(path);
    ASSAY_VERIFY_OK(other);
    Incident incident;
    incident.title = "fell";
    incident.happenedOn = "2024-04-01";
    ASSAY_VERIFY_OK(saveIncident(**other, incident, "Bea"));
    MergeOptions options;
    options.who = "Ada";
    base::NoProgress progress;
    const auto merge = [&] {
        return mergeWorkspace(*m_workspace, *(*other)->reader(), options, {}, progress);
    };
    auto merged = merge();
    ASSAY_VERIFY_OK(merged);
    QCOMPARE(merged->taken["incidents"], std::int64_t{1});
    Incident taken = incidents(reader())->front();
    QVERIFY(taken.title == "fell" && taken.recordedBy == "Bea");
    merged = merge(); // again: nothing
    QVERIFY(merged && !merged->taken.contains("incidents") && merged->conflicts.empty());
    taken.cause = "mine";
    ASSAY_VERIFY_OK(saveIncident(*m_workspace, taken, "Ada"));
    merged = merge(); // what one side changed alone is that side's
    QVERIFY(merged && merged->conflicts.empty() && incidents(reader())->front().cause == "mine");
    Incident theirs = incidents(*(*other)->reader())->front();
    theirs.title = "fell again";
    ASSAY_VERIFY_OK(saveIncident(**other, theirs, "Bea"));
    merged = merge();
    QVERIFY(merged && merged->conflicts.size() == 1 && merged->conflicts.front().what == "incident");
    options.prefer = MergeSide::Theirs;
    merged = merge();
    QVERIFY(merged && merged->conflicts.empty() && incidents(reader())->front().cause.empty());
}

void TstRunLabels::days() {
    for (const char* day : {"2024-04-01", "2024-02-29", "2024-04-01T09:30:00Z", "2024-04-01 09:30"}) {
        QVERIFY2(isDayOrTime(day), day);
    }
    for (const char* day : {"", "2024-4-1", "2023-02-29", "2024-13-01", "2024-04-01T", "2024-04-01T25:00",
                            "-024-04-01", "2024-04-01T09:61", "20240401"}) {
        QVERIFY2(!isDayOrTime(day), day);
    }
}

void TstRunLabels::theIndex() {
    const base::RowId may = finished("May");
    const base::RowId june = finished("June");
    QVERIFY((*runsToIndex(reader()) == std::vector<base::RowId>{may, june}));
    RunIndexEntry entry;
    entry.run = may;
    entry.suites = {"P3"};
    entry.system = "Fjord";
    ASSAY_VERIFY_OK(storeRunIndex(*m_workspace, std::array{entry}));
    QVERIFY((*runsToIndex(reader()) == std::vector<base::RowId>{june}));
    const auto rows = runRows(reader());
    QVERIFY(rows && rows->size() == 2);
    const RunRow& first = rows->front();
    QVERIFY(first.id == june && !first.isIndexed && first.system.empty() && first.suites.empty());
    const RunRow& second = rows->back();
    QVERIFY(second.id == may && second.isIndexed && second.system == "Fjord" && second.kind == "answers");
    QVERIFY(second.suites == std::vector<std::string>{"P3"} && second.createdBy == "Ada");
    QVERIFY(second.state == RunState::Finished && second.uuid == runInfo(reader(), may)->uuid);
    entry.run = 99; // gone meanwhile
    ASSAY_VERIFY_OK(storeRunIndex(*m_workspace, std::array{entry}));
    ASSAY_VERIFY_OK(removeRun(*m_workspace, may, {}));
    QCOMPARE(reader().database().execAndGet("SELECT count(*) FROM run_index").getInt(), 0);
}

void TstRunLabels::figuresAndOutcomes() {
    const base::RowId may = finished("May");
    const base::RowId june = finished("June");
    std::vector<RunIndexEntry> entries(2);
    entries[0].run = june;
    entries[0].figures = {{"pass_rate", 0.5, 4, statistics::Interval{0.1, 0.9}},
                          {"pass_rate", 0.7, 4, std::nullopt}, // twice: the first counts
                          {"bleurt", std::nullopt, 0, std::nullopt}};
    entries[0].outcomes = {{0, "q2", 1, 3}, {0, "q1", 0.25, 0}};
    entries[1].run = may;
    entries[1].figures = {{"pass_rate", 0.25, 4, std::nullopt}};
    entries[1].outcomes = {{0, "q1", 0, 1}};
    ASSAY_VERIFY_OK(storeRunIndex(*m_workspace, entries));
    ASSAY_VERIFY_OK(storeRunIndex(*m_workspace, entries)); // in place of what there was
    const auto over = figureOfRuns(reader(), "pass_rate");
    QVERIFY(over && over->size() == 2 && over->front().run == may && over->back().run == june);
    QVERIFY(over->back().figure == entries[0].figures[0]);
    const auto of = figuresOfRun(reader(), june);
    QVERIFY(of && of->size() == 2 && of->at(1).name == "bleurt" && !of->at(1).value);
    QVERIFY((*outcomesOfRun(reader(), june) ==
             std::vector<ItemOutcome>{{june, "q2", 1, 3}, {june, "q1", 0.25, 0}}));
    QVERIFY((*outcomesOfItem(reader(), "q1") ==
             std::vector<ItemOutcome>{{may, "q1", 0, 1}, {june, "q1", 0.25, 0}}));
    QVERIFY(outcomesOfItem(reader(), "q9")->empty());
}

void TstRunLabels::filters() {
    RunRow run;
    run.kind = "answers";
    run.name = "Monthly ROUND";
    run.suites = {"P3", "tax"};
    run.system = "Fjord";
    run.corpusName = "filings";
    run.tags = {"prod"};
    const auto passes = [&run](const RunFilter& filter) { return letsPass(filter, run); };
    QVERIFY(passes({}));
    QVERIFY(passes({"answers", "tax", "filings", "Fjord", "prod", "round"}));
    QVERIFY(passes({"", "", "", "", "", "PROD"}));
    QVERIFY(!passes({"retrieval", "", "", "", "", ""}) && !passes({"", "P4", "", "", "", ""}));
    QVERIFY(!passes({"", "", "other", "", "", ""}) && !passes({"", "", "", "Skerry", "", ""}));
    QVERIFY(!passes({"", "", "", "", "test", ""}) && !passes({"", "", "", "", "", "weekly"}));
}

void TstRunLabels::checkFindsDamage() {
    Incident incident;
    incident.title = "x";
    incident.happenedOn = "2024-04-01";
    ASSAY_VERIFY_OK(saveIncident(*m_workspace, incident, "Ada"));
    const base::RowId run = finished("May");
    m_workspace.reset();
    QVERIFY(findingsOf(m_path).empty());
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = OFF");
        database.exec("INSERT INTO run_figure (run_id, name, number, n) VALUES (" + std::to_string(run + 7) +
                      ", 'x', 0, 0)");
        database.exec("DELETE FROM incident");
    }
    const std::string findings = findingsOf(m_path);
    QVERIFY2(findings.find("belongs to no run") != std::string::npos, findings.c_str());
    QVERIFY2(findings.find("incident 1 is not there") != std::string::npos, findings.c_str());
}

ASSAY_TEST(TstRunLabels)
#include "tst_run_labels.moc"
