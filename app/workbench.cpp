#include "app/workbench.h"

#include "app/demo/demo_workspace.h"
#include "app/guide/guide_chapters.h"
#include "app/guide/guide_window.h"
#include "app/pages/answers/answers_page.h"
#include "app/pages/bundles/bundles_page.h"
#include "app/pages/corpus/corpus_page.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/pages/questions/bundles_of_question.h"
#include "app/pages/questions/collision_dialog.h"
#include "app/pages/questions/evidence_pane.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/report/report_page.h"
#include "app/pages/retrieval/retrieval_page.h"
#include "app/pages/runs/runs_page.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/settings/settings.h"
#include "app/shell/main_window.h"

#include <QPointer>
#include <memory>

namespace assay::app {

void addPages(MainWindow& window) {
    auto* questions = new QuestionsPage;
    auto* bundles = new BundlesPage;
    window.addPage(questions);
    auto* corpus = new CorpusPage;
    window.addPage(bundles);
    window.addPage(corpus);
    auto* neighbours = new NeighboursPage;
    window.addPage(neighbours);
    auto* retrieval = new RetrievalPage;
    window.addPage(retrieval);
    auto* answers = new AnswersPage;
    window.addPage(answers);
    window.addPage(new ThresholdsPage);
    auto* runs = new RunsPage;
    window.addPage(runs);
    window.addPage(new ReportPage);
    // Where no corpus has it, what is in front stays there, and the page of the corpus says so.
    const auto showInCorpus = [&window, corpus](const QString& sentence) {
        if (corpus->showSentence(sentence)) {
            window.showPage(corpus->navigationKey());
            corpus->focusContent();
        }
    };
    QObject::connect(bundles, &BundlesPage::questionRequested, &window, [&window, questions](qint64 id) {
        window.showPage(questions->navigationKey());
        questions->showQuestion(id);
    });
    QObject::connect(bundles, &BundlesPage::questionDrafted, &window,
                     [&window, questions, bundles](qint64 id) {
                         window.showPage(questions->navigationKey());
                         questions->editDrafted(id, bundles->navigationKey());
                     });
    QObject::connect(questions, &QuestionsPage::draftLeft, &window, &MainWindow::showPage);
    QObject::connect(neighbours, &NeighboursPage::sentenceRequested, &window,
                     [corpus, showInCorpus](qint64 id, const QString& sentence) {
                         corpus->showCorpus(id);
                         showInCorpus(sentence);
                     });
    QObject::connect(neighbours, &NeighboursPage::incidentCalled, &window,
                     [&window, runs](const workspace::Incident& incident, const QList<qint64>& shown) {
                         window.showPage(runs->navigationKey());
                         runs->recordIncident(incident, shown);
                     });
    QObject::connect(bundles, &BundlesPage::corpusRequested, &window, showInCorpus);
    QObject::connect(&window, &MainWindow::bundlesOpened, bundles, &BundlesPage::showSet);
    QObject::connect(&window, &MainWindow::answersOpened, answers, &AnswersPage::showRun);
    QObject::connect(&window, &MainWindow::corpusOpened, corpus, &CorpusPage::showCorpus);
    if (auto* links = questions->findChild<BundlesOfQuestion*>()) {
        QObject::connect(links, &BundlesOfQuestion::bundleRequested, &window, [&window, bundles](qint64 id) {
            window.showPage(bundles->navigationKey());
            bundles->showBundle(id);
        });
    }
    if (auto* detail = questions->findChild<QuestionDetail*>()) {
        QObject::connect(detail, &QuestionDetail::corpusRequested, &window, showInCorpus);
    }
    if (auto* evidence = questions->findChild<EvidencePane*>()) {
        QObject::connect(evidence, &EvidencePane::corpusRequested, &window, showInCorpus);
    }
    QObject::connect(corpus, &CorpusPage::questionRequested, &window, [&window, questions](qint64 id) {
        window.showPage(questions->navigationKey());
        questions->showQuestion(id);
    });
    QObject::connect(corpus, &CorpusPage::questionDrafted, &window, [&window, questions, corpus](qint64 id) {
        window.showPage(questions->navigationKey());
        questions->editDrafted(id, corpus->navigationKey());
    });
    QObject::connect(corpus, &CorpusPage::bundleRequested, &window, [&window, bundles](qint64 id) {
        window.showPage(bundles->navigationKey());
        bundles->showBundle(id);
    });
    QObject::connect(answers, &AnswersPage::questionRequested, &window, [&window, questions](qint64 id) {
        window.showPage(questions->navigationKey());
        questions->editQuestion(id);
    });
    QObject::connect(answers, &AnswersPage::corpusRequested, &window, showInCorpus);
    QObject::connect(retrieval, &RetrievalPage::corpusRequested, &window, showInCorpus);
    QObject::connect(answers, &AnswersPage::importRequested, &window, &MainWindow::chooseImport);
    QObject::connect(&window, &MainWindow::suiteOpened, questions, &QuestionsPage::showSuite);
    QObject::connect(&window, &MainWindow::flaggedOpened, questions, &QuestionsPage::showFlagged);
    QObject::connect(&window, &MainWindow::questionOpened, questions, &QuestionsPage::editQuestion);
    QObject::connect(
        &window, &MainWindow::collisionShown, &window, [&window](const imports::ImportPlan& plan) {
            auto* dialog = new CollisionDialog(window.session().workspace(), window.jobs(), plan,
                                               !Settings().curatorName().isEmpty(), &window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            QObject::connect(dialog, &CollisionDialog::chosen, &window, &MainWindow::decideCollision);
            // What was asked of one workspace is not done to another.
            QObject::connect(&window.session(), &Session::workspaceChanged, dialog, &QObject::deleteLater);
            dialog->show();
        });
    QObject::connect(&window, &MainWindow::repairsWanted, questions, &QuestionsPage::showRepairs);
}

void offerGuide(MainWindow& window, Settings& settings) {
    const auto guide = std::make_shared<QPointer<GuideWindow>>();
    QObject::connect(&window, &MainWindow::guideRequested, &window,
                     [guide, &settings](const QString& pageKey) {
                         if (guide->isNull()) {
                             *guide = new GuideWindow(settings);
                             (*guide)->setAttribute(Qt::WA_DeleteOnClose);
                         }
                         (*guide)->showChapter(guideChapterOf(pageKey));
                         (*guide)->show();
                         (*guide)->raise();
                         (*guide)->activateWindow();
                     });
    QObject::connect(&window, &QObject::destroyed, [guide] { delete guide->data(); });
}

void offerTourOfDemo(MainWindow& window) {
    QObject::connect(&window.session(), &Session::workspaceOpened, &window, [&window] {
        const auto reader = window.session().workspace()->reader();
        if (reader && isDemo(*reader)) {
            window.offerTour();
        }
    });
}

} // namespace assay::app
