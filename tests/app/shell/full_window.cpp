#include "tests/app/shell/full_window.h"

#include "app/guide/guide_window.h"
#include "app/pages/answers/queue_dialog.h"
#include "app/pages/corpus/endpoint_dialog.h"
#include "app/pages/corpus/vector_import_dialog.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/pages/neighbours/results_import_dialog.h"
#include "app/pages/questions/collision_dialog.h"
#include "app/pages/questions/compare_dialog.h"
#include "app/pages/questions/field_dialog.h"
#include "app/pages/questions/flag_menu.h"
#include "app/pages/questions/freeze_dialog.h"
#include "app/pages/questions/paraphrase_dialog.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/questions/repair_dialog.h"
#include "app/pages/questions/restore_dialog.h"
#include "app/pages/questions/suite_export_dialog.h"
#include "app/pages/questions/suite_settings_dialog.h"
#include "app/pages/report/pack_dialog.h"
#include "app/pages/runs/gate_dialog.h"
#include "app/pages/runs/incident_dialog.h"
#include "app/pages/runs/run_label_dialog.h"
#include "app/pages/thresholds/decide_dialog.h"
#include "app/pages/thresholds/decision_check_dialog.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/settings/settings_dialog.h"
#include "app/shell/about_dialog.h"
#include "app/shell/mapping_dialog.h"
#include "app/shell/merge_dialog.h"
#include "app/shell/page.h"
#include "app/shell/reference_dialog.h"
#include "app/shell/shortcut_sheet.h"
#include "app/shell/suite_choice_dialog.h"
#include "app/shell/tour.h"
#include "app/workbench.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/thresholds/decision_check.h"
#include "core/formats/questions/question_format.h"
#include "core/metrics/classification/rescore.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/answers/answers_fixture.h"
#include "tests/app/bundles/bundle_fixture.h"
#include "tests/support/clipped_texts.h"
#include "widgets/rubrics/own_assertions_dialog.h"
#include "widgets/rubrics/rubric_entry_dialog.h"
#include "widgets/theme/text_size.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QUrl>
#include <array>

namespace assay::tests {
namespace {

void must(bool done, const char* what) {
    if (!done) {
        qFatal("cannot make a fixture: %s", what);
    }
}

model::Question question(const std::string& id, const std::string& text) {
    model::Question made;
    made.questionId = id;
    made.questionText = text;
    made.answerText = {"The company reported that sales grew by 12 percent in the year."};
    made.answerType = "span";
    made.category = "A";
    made.difficulty = "medium";
    made.companyName = {"Firm 1"};
    made.cikInt = {1};
    made.years = {2020};
    made.evidenceSentenceIds = {"1_10-K_2020_section_7_1"};
    made.evidenceSpans = {"moved in period"};
    return made;
}

// A merge with another workspace that has a question of this suite otherwise, not looked into yet.
app::MergeDialog* mergeDialogOver(const QString& other,
                                  const std::shared_ptr<workspace::Workspace>& workspace,
                                  app::MainWindow& host) {
    const auto columns = workspace::loadQuestionColumns(*workspace->reader(), {});
    must(columns && columns->size() > 0, "questions");
    const auto stored = workspace::storedQuestion(*workspace->reader(), columns->id[0]);
    must(stored.has_value(), "question");
    const auto made = workspace::Workspace::create(other.toStdString());
    must(made.has_value(), "another workspace");
    const auto suites = workspace::suites(*workspace->reader());
    must(suites.has_value(), "suites");
    for (const workspace::SuiteInfo& each : *suites) {
        const auto suite = workspace::createSuite(**made, each.name);
        must(suite.has_value(), "suite");
        model::Question question = stored->question;
        question.questionText += " Otherwise.";
        must(workspace::addQuestion(**made, *suite, question, "Bea", "").has_value(), "question");
    }
    return new app::MergeDialog(workspace, host.jobs(), other, QStringLiteral("Ada"), &host);
}

} // namespace

FullWindow::FullWindow(int textPercent, widgets::ThemeChoice theme, const QString& spoken)
    : m_data(4) {
    QCoreApplication::installTranslator(&plurals); // as in the program; it takes itself out again
    language = std::make_unique<app::LanguageScope>(spoken, QLocale::c());
    settings.setCuratorName(QStringLiteral("Ada"));
    settings.setTextPercent(textPercent);
    settings.setTheme(theme);
    fill();
    window = std::make_unique<app::MainWindow>(settings);
    app::addPages(*window);
}

FullWindow::~FullWindow() {
    window.reset();
    widgets::applyTextSize(*qApp, 100);
}

void FullWindow::fill() {
    const auto workspace = m_data.open();
    base::NoProgress progress;
    const BundleFixture bundles;
    const std::array bundleFiles{bundles.folder() / "bundles.json"};
    must(workspace::importBundles(*workspace, bundleFiles, "bundles", "Ada", {}, progress).has_value(),
         "bundles");

    GeneratorSettings samples;
    samples.count = 400;
    samples.components = true;
    samples.scenarios = 4;
    const QString file =
        this->file(QStringLiteral("samples.jsonl"), QByteArray::fromStdString(generateJsonLines(samples)) +
                                                        "{\"label\":\"maybe\",\"fhri\":0.5}\n");
    const std::array sampleFiles{std::filesystem::path(file.toStdString())};
    must(workspace::importScoredSet(*workspace, "June run", sampleFiles, std::nullopt, {}, progress)
             .has_value(),
         "samples");

    const auto suite = workspace::createSuite(*workspace, "P3");
    must(suite.has_value(), "suite");
    std::vector<base::RowId> ids;
    for (int i = 1; i <= 6; ++i) {
        const std::string number = std::to_string(i);
        const auto added = workspace::addQuestion(
            *workspace, *suite, question("Q" + number, "What did Firm 1 earn in period " + number + "?"),
            "Ada", {});
        must(added.has_value(), "question");
        ids.push_back(*added);
    }
    must(workspace::freezeSuite(*workspace, *suite, "P3.v1", "as imported", "Ada").has_value(), "version");
    must(workspace::flagQuestions(*workspace, std::span(ids).first(2), "gold_meta", "speaks of itself", "Ada")
             .has_value(),
         "flag");

    for (const char* system : {"Fjord", "Skerry"}) {
        QByteArray lines;
        for (int i = 1; i <= 6; ++i) {
            lines += "{\"question_id\":\"Q" + QByteArray::number(i) +
                     "\",\"answer\":\"Sales grew by 12 percent.\",\"latency_ms\":90," +
                     "\"scores\":{\"bertscore_f\":0.8}}\n";
        }
        const QString answers = this->file(QLatin1String(system) + QStringLiteral(".jsonl"), lines);
        must(workspace::importAnswerScores(*workspace, answers.toStdString(), system, {}, {}, progress)
                 .has_value(),
             "answers");
        must(measureAnswers(*workspace, "P3", system).has_value(), "answer run");
    }

    evaluate::NeighbourRunPlan plan;
    plan.corpus = m_data.corpus();
    plan.embeddings = m_data.embeddings();
    plan.sampling.count = 24;
    plan.who = "Ada";
    const auto run = evaluate::createNeighbourRun(*workspace, plan, {});
    must(run && evaluate::continueNeighbourRun(*workspace, *run, nullptr, {}, progress), "run");
}

bool FullWindow::show(const QSize& size) {
    window->show();
    window->resize(size);
    window->openPaths({QString::fromStdString(m_data.path().string())});
    if (!QTest::qWaitForWindowActive(window.get()) || !settle()) {
        return false;
    }
    for (const QString& page : pages()) {
        if (!window->showPage(page) || !settle()) {
            return false;
        }
    }
    // What is loaded by one page may start more in another.
    return QTest::qWaitFor([this] { return window->jobs().isIdle(); }, 30'000);
}

bool FullWindow::settle() const {
    do {
        if (!window->jobs().waitForFinished(60'000)) {
            return false;
        }
        QCoreApplication::processEvents();
    } while (!window->jobs().isIdle());
    for (int i = 0; i < 5; ++i) { // a scroll bar or a dock that comes or goes is one more layout
        QCoreApplication::processEvents();
    }
    return true;
}

QStringList FullWindow::clippedTexts() const {
    QStringList found = tests::clippedTexts(*window);
    if (!found.isEmpty() && settle()) {
        found = tests::clippedTexts(*window);
    }
    return found;
}

QStringList FullWindow::pages() {
    return {QStringLiteral("home"),    QStringLiteral("questions"),  QStringLiteral("bundles"),
            QStringLiteral("corpus"),  QStringLiteral("neighbours"), QStringLiteral("retrieval"),
            QStringLiteral("answers"), QStringLiteral("thresholds"), QStringLiteral("runs"),
            QStringLiteral("report")};
}

void FullWindow::everywhere(const std::function<void(const QString&)>& look) {
    for (const QString& page : pages()) {
        window->showPage(page);
        everyTab(*window->currentPage(), page, look);
    }
}

void FullWindow::everyTab(QWidget& within, const QString& place,
                          const std::function<void(const QString&)>& look) {
    QTabWidget* tabs = nullptr;
    const QList<QTabWidget*> all = within.findChildren<QTabWidget*>();
    for (QTabWidget* each : all) {
        if (tabs == nullptr && each->isVisible() && each->isEnabled()) {
            tabs = each;
        }
    }
    if (tabs == nullptr) {
        (void)settle();
        look(place);
        return;
    }
    for (int i = 0; i < tabs->count(); ++i) {
        if (tabs->isTabEnabled(i) && tabs->isTabVisible(i)) {
            tabs->setCurrentIndex(i);
            (void)settle();
            everyTab(*tabs->currentWidget(), place + QStringLiteral(" > ") + tabs->tabText(i), look);
        }
    }
}

void FullWindow::throughTheTour(const std::function<void(const QString&)>& look) {
    auto* tour = window->findChild<app::Tour*>();
    for (tour->start(); tour->isRunning();) {
        (void)settle();
        look(QStringLiteral("tour %1").arg(tour->step() + 1));
        tour->findChild<QPushButton*>(QStringLiteral("tourNext"))->click();
    }
}

QList<QWidget*> FullWindow::otherWindows() {
    app::MainWindow* const host = window.get();
    const std::shared_ptr<workspace::Workspace> workspace = window->session().workspace();
    auto* thresholds = qobject_cast<app::ThresholdsPage*>(window->page(QStringLiteral("thresholds")));
    auto* neighbours = qobject_cast<app::NeighboursPage*>(window->page(QStringLiteral("neighbours")));
    auto* questions = qobject_cast<app::QuestionsPage*>(window->page(QStringLiteral("questions")));
    const auto suites = workspace::suites(*workspace->reader());
    must(suites && !suites->empty(), "suites");
    const workspace::SuiteInfo& suite = suites->front();

    imports::ImportPlan plan;
    const QString csv =
        file(QStringLiteral("questions.csv"), "frage,antwort,jahr\nWho pays?,Nobody knows,2019\n");
    plan.files = {csv.toStdString()};
    plan.kind = {formats::FileContent::Questions, "questions-csv"};
    const auto preview = formats::previewMapping(csv.toStdString());
    must(preview.has_value(), "preview");
    plan.preview = *preview;

    imports::ImportPlan judgements;
    judgements.files = {path(QStringLiteral("qrels.txt")).toStdString()};
    judgements.suites = {{suite.name, 3, suite.questions}, {"P3 as it was in spring", 1, 12}};

    const app::SupportOfScope support = [](int) { return app::ThresholdSupport{}; };
    const model::Decision decision = app::decisionOf(thresholds->controller(), support);
    const model::ScoredColumns& columns = thresholds->controller().data()->columns;
    const auto check =
        evaluate::checkDecision(columns, metrics::rescored(columns, decision.scoring), decision);
    must(check.has_value(), "decision");

    auto* import = new app::VectorImportDialog(QStringLiteral("filings"), host);
    auto* guide = new app::GuideWindow(settings, host);
    guide->showChapter({});
    auto* merge = mergeDialogOver(path(QStringLiteral("other.assay")), workspace, *host);
    must(settle(), "merge");
    auto* results = new app::ResultsImportDialog(*neighbours->controller(), csv, host);
    return {
        new app::SettingsDialog(settings, window->shortcuts(), window->jobs(), host),
        new app::AboutDialog(host),
        new app::ReferenceDialog(window->jobs(), host),
        new app::MappingDialog(plan, host),
        new app::SuiteChoiceDialog(judgements, host),
        new app::EndpointDialog(QStringLiteral("filings"), host),
        import,
        results,
        new app::CollisionDialog(workspace, window->jobs(), plan, true, host),
        new app::CompareDialog(workspace, window->jobs(), {QStringLiteral("P3"), QStringLiteral("P3.v1")},
                               host),
        new app::FieldDialog(app::FieldDialog::Mode::Set, 3, host),
        new app::FieldDialog(app::FieldDialog::Mode::Add, 3, host),
        new app::FlagDialog({}, 3, host),
        new app::FreezeDialog(suite, QStringLiteral("P3.v2"), host),
        new app::PackDialog(QStringLiteral("Review pack"), QDir::tempPath(), widgets::allReportFormats(),
                            host),
        new app::ParaphraseDialog(QStringLiteral("P3-001"), QStringLiteral("What did revenue come to?"),
                                  host),
        new app::RepairDialog(workspace, window->jobs(), suite.name, host),
        new app::RestoreDialog(suite, host),
        new app::ShortcutSheet(QStringLiteral("Keys"), questions->actions().all(), {}, host),
        new app::SuiteExportDialog(workspace, window->jobs(), suite, host),
        new app::SuiteSettingsDialog(
            suite,
            workspace::suiteSettingsOf(*workspace->reader(), suite.id).value_or(workspace::SuiteSettings{}),
            host),
        new app::DecideDialog(
            thresholds->controller(), support, [](const model::Decision&) { return base::Result<>(); },
            QStringLiteral("Ada"), {}, host),
        new app::DecisionCheckDialog(thresholds->controller(), decision, *check, host),
        merge,
        new app::RunLabelDialog({"June run", {}, {}, false}, true, host),
        new app::QueueDialog({}, evaluate::presetReadingQueues().front(), host),
        new widgets::RubricEntryDialog(widgets::rubricLists().front(),
                                       widgets::RubricJson::parse(R"({"metric":"contains","weight":0,"when":)"
                                                                  R"({"answer_types":["list","numeric"]}})"),
                                       host),
        new widgets::RubricEntryDialog(widgets::rubricLists().back(),
                                       widgets::RubricJson::parse(R"({"kind":"matches","text":"[0-9"})"),
                                       host),
        new widgets::OwnAssertionsDialog(
            R"({"domain":"tax","assertions":[{"kind":"max_latency_ms","limit":1500}]})", host),
        new app::GateDialog(evaluate::presetRunGates().front(), {QStringLiteral("pass_rate")}, host),
        new app::IncidentDialog({},
                                evaluate::incidentCauses().value_or(std::vector<evaluate::IncidentCause>()),
                                QStringLiteral("June run"), host),
        guide,
    };
}

} // namespace assay::tests
