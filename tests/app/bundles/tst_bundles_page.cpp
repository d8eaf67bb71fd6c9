#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_group_model.h"
#include "app/pages/bundles/bundles_page.h"
#include "app/pages/bundles/reject_reason.h"
#include "app/pages/bundles/sentence_columns.h"
#include "app/pages/questions/bundles_of_question.h"
#include "app/pages/questions/question_controller.h"
#include "app/shell/session.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/suites/questions.h"
#include "tests/app/bundles/bundle_fixture.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>
#include <array>
#include <fstream>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr const char* kSentence = "{\"sentenceID\":\"9_2\",\"text\":\"We may be sued.\",\"name\":\"Quay\"}\n";

} // namespace

class TestBundlesPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<tests::BundleFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::BundlesPage> m_page;

    template <typename T>
    T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] const app::BundleController& controller() const { return *m_page->controller(); }

    [[nodiscard]] workspace::BundleStatus status(std::size_t place) const {
        return controller().bundles()[place].curation.status;
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    // X, then the number of the reason in the menu.
    void reject(int key = Qt::Key_6) {
        press(Qt::Key_X);
        auto* menu = qobject_cast<app::RejectMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, static_cast<Qt::Key>(key));
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    }

    void showPage(bool withWorkspace) {
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::BundlesPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        if (withWorkspace) {
            m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
            QVERIFY(m_jobs->waitForFinished(30'000));
            QTRY_COMPARE(controller().bundles().size(), std::size_t(4));
            m_page->focusContent();
        }
    }

    // A second set: one bundle of three years with two sentences each, all with the same figure.
    void addMinedSet() {
        const auto file = m_fixture->folder() / "mined.json";
        std::ofstream(file)
            << R"([{"v_group":"v3_trend","bundle_type":"kpi_trend","topic_label":"debt","cik_int":7,"name":"Harbour",)"
            << R"("years":[2018,2019,2020],"sentences":[)"
            << R"({"report_year":2018,"sentenceID":"m1","sentence_text":"Notes came to $15.9 billion."},)"
            << R"({"report_year":2018,"sentenceID":"m2","sentence_text":"Loans came to $15.9 billion."},)"
            << R"({"report_year":2019,"sentenceID":"m3","sentence_text":"Notes came to $15.9 billion."},)"
            << R"({"report_year":2019,"sentenceID":"m4","sentence_text":"Loans came to $2.4 billion."},)"
            << R"({"report_year":2020,"sentenceID":"m5","sentence_text":"Notes came to $15.9 billion."},)"
            << R"({"report_year":2020,"sentenceID":"m6","sentence_text":"Notes came to $15.9 billion."}]}])";
        base::NoProgress progress;
        const std::array files{file};
        const auto set = workspace::importBundles(*m_fixture->open(), files, "mined", "Bo", {}, progress);
        QVERIFY(set.has_value());
        m_page->showSet(set->set.id);
        QTRY_COMPARE(controller().bundles().size(), std::size_t(5));
        QTRY_COMPARE(controller().current()->set, set->set.id);
        m_page->focusContent();
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_fixture = std::make_unique<tests::BundleFixture>();
        m_jobs = std::make_unique<widgets::JobRunner>();
        showPage(true);
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
    }

    void saysWhyItIsEmpty() {
        m_page.reset();
        showPage(false);
        QVERIFY(child<QLabel>("emptyText")->isVisible());
        QVERIFY(child<QLabel>("emptyText")->text().contains(u"No workspace is open"_s));
        const QString path = QString::fromStdString((m_fixture->folder() / "empty.assay").string());
        m_session->createWorkspace(path);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("emptyText")->text().contains(u"Drop a file with bundles"_s));
        QVERIFY(m_page->summary().isEmpty());
    }

    void showsSentencesSideBySide() {
        const auto* columns = child<app::SentenceColumns>("sentenceColumns");
        QCOMPARE(columns->columnCount(), 2); // of itself by year: one company
        QVERIFY(columns->heading(0).contains(u"2019"_s));
        QVERIFY(columns->plainText(0).contains(u"Our <loans> grew."_s));
        QVERIFY(columns->plainText(0).contains(u"Same text as 2 other ids"_s));
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(columns->columnCount(), 3); // by company
        QVERIFY(columns->heading(0).contains(u"Quay"_s) && columns->heading(0).contains(u"2 "_s));
        QCOMPARE(child<QLabel>("bundleExtent")->text(), u"3 companies · 1 year · 4 sentences"_s);
        child<QComboBox>("arrangement")->setCurrentIndex(1);
        QCOMPARE(columns->columnCount(), 1);
        QVERIFY(columns->heading(0).contains(u"2012"_s));
    }

    void showsASentenceInItsCorpus() {
        QSignalSpy wanted(m_page.get(), &app::BundlesPage::corpusRequested);
        const auto* columns = child<app::SentenceColumns>("sentenceColumns");
        QVERIFY(!columns->plainText(0).contains(u"Show in corpus"_s)); // there is none
        QSignalSpy said(m_page.get(), &app::BundlesPage::noticeRaised);
        press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(wanted.size(), 0);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().contains(u"no corpus"_s));
        const auto file = m_fixture->folder() / "corpus.jsonl";
        std::ofstream(file) << kSentence;
        m_session->importFiles({QString::fromStdString(file.string())});
        QTRY_VERIFY(columns->plainText(0).contains(u"Show in corpus"_s));
        press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.back().front().toString(), u"a"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Down); // by company: Quay has two
        press(Qt::Key_Return);
        auto* text = qobject_cast<QTextBrowser*>(QApplication::focusWidget());
        QVERIFY(text != nullptr);
        text->moveCursor(QTextCursor::End);
        press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(wanted.back().front().toString(), u"9_2"_s);
        text->moveCursor(QTextCursor::Start);
        press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(wanted.back().front().toString(), u"9_1"_s);
        tests::clickLink(*text, u"corpus:9_2"_s);
        QCOMPARE(wanted.size(), 4);
        QCOMPARE(wanted.back().front().toString(), u"9_2"_s);
    }

    void keysMark() {
        press(Qt::Key_U);
        QCOMPARE(status(0), workspace::BundleStatus::Used);
        QVERIFY(m_page->actions().use->isChecked());
        press(Qt::Key_Down);
        reject();
        QCOMPARE(status(1), workspace::BundleStatus::Rejected);
        QCOMPARE(controller().bundles()[1].curation.reason, "too_thin");
        QVERIFY(child<QLabel>("bundleStatus")->text().contains(u"Too thin for a question · Ada"_s));
        press(Qt::Key_Backspace);
        QCOMPARE(status(1), workspace::BundleStatus::Unused);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(1), workspace::BundleStatus::Rejected);
        press(Qt::Key_Z, Qt::ControlModifier);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(status(0), workspace::BundleStatus::Used);
        press(Qt::Key_A, Qt::ControlModifier);
        reject(Qt::Key_1);
        QCOMPARE(status(0), workspace::BundleStatus::Rejected);
        QCOMPARE(status(3), workspace::BundleStatus::Rejected);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(0), workspace::BundleStatus::Used);
    }

    void lettersInTheSearchLineAreText() {
        press(Qt::Key_F, Qt::ControlModifier);
        auto* search = child<QLineEdit>("bundleSearch");
        QCOMPARE(QApplication::focusWidget(), search);
        QTest::keyClicks(search, u"sux"_s);
        QCOMPARE(search->text(), u"sux"_s);
        press(Qt::Key_Backspace);
        QTest::keyClicks(search, u"ed"_s);
        QCOMPARE(search->text(), u"sued"_s);
        QCOMPARE(controller().shown().size(), std::size_t(1));
        QCOMPARE(status(2), workspace::BundleStatus::Unused);
        press(Qt::Key_Down);
        press(Qt::Key_U);
        QCOMPARE(status(2), workspace::BundleStatus::Used);
        search->setText(u"no such words"_s);
        QVERIFY(child<QLabel>("noneText")->isVisible());
        press(Qt::Key_F, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QCOMPARE(controller().shown().size(), std::size_t(4));
    }

    void groupsRestrict() {
        auto* tree = child<QTreeView>("groupTree");
        const QAbstractItemModel* model = tree->model();
        const QModelIndex statuses = model->index(model->rowCount() - 1, 0);
        const QModelIndex unused = model->index(0, 0, statuses);
        tree->scrollTo(unused);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, Qt::NoModifier,
                          tree->visualRect(unused).center());
        QCOMPARE(controller().shown().size(), std::size_t(4));
        m_page->focusContent();
        reject(); // it leaves the group, the next one comes to the front
        QCOMPARE(controller().shown().size(), std::size_t(3));
        QCOMPARE(controller().current()->number, std::int64_t(1));
        reject();
        QCOMPARE(controller().current()->number, std::int64_t(2));
        QVERIFY(m_page->summary().contains(u"2 of 4"_s));
    }

    void notesAreKept() {
        press(Qt::Key_F2);
        auto* note = child<QLineEdit>("bundleNote");
        QCOMPARE(QApplication::focusWidget(), note);
        QTest::keyClicks(note, u"u and x"_s);
        press(Qt::Key_Return);
        QCOMPARE(controller().bundles()[0].curation.note, "u and x");
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        QVERIFY(!note->hasFocus()); // the keys walk on
        press(Qt::Key_Down);
        QVERIFY(note->text().isEmpty());
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(controller().bundles()[0].curation.note, "");
    }

    // By the link beside a sentence, which the keyboard reaches, too.
    void sentencesAreChosenForTheDraft() {
        auto* columns = child<app::SentenceColumns>("sentenceColumns");
        QVERIFY(columns->plainText(0).contains(u"☐"_s));
        QVERIFY(!columns->plainText(0).contains(u"☑"_s));
        Q_EMIT columns->findChild<QTextBrowser*>(u"sentences"_s)->anchorClicked(QUrl(u"choose:0"_s));
        QTRY_VERIFY(columns->plainText(0).contains(u"☑"_s));
        QCOMPARE(m_page->controller()->chosenSentences(), std::vector<std::size_t>{0});
        Q_EMIT columns->findChild<QTextBrowser*>(u"sentences"_s)->anchorClicked(QUrl(u"choose:0"_s));
        QTRY_VERIFY(!columns->plainText(0).contains(u"☑"_s));
    }

    void draftsAndJumps() {
        QSignalSpy asked(m_page.get(), &app::BundlesPage::questionRequested);
        QSignalSpy drafted(m_page.get(), &app::BundlesPage::questionDrafted);
        auto* suite = child<QComboBox>("draftSuite");
        suite->setCurrentText(u"P3"_s);
        const QSignalSpy done(&controller().edits(), &widgets::EditSession::done);
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(drafted.count(), 1);
        const std::string id =
            workspace::storedQuestion(*m_session->workspace()->reader(), drafted.first().first().toLongLong())
                ->question.questionId;
        QVERIFY(!id.empty());
        QVERIFY(done.count() == 1 && done.first().first().toString().contains(QString::fromStdString(id)));
        QVERIFY(done.first().at(1).toLongLong() != 0); // with a button that takes it back
        QCOMPARE(controller().edits().undoText(), u"Undo the new question "_s + QString::fromStdString(id));
        QCOMPARE(asked.count(), 0); // it is to be written on, not only looked at
        const qint64 question = drafted.first().first().toLongLong();
        QCOMPARE(status(0), workspace::BundleStatus::Used);
        auto* linked = child<QListWidget>("linkedQuestions");
        QVERIFY(linked->isVisible());
        QCOMPARE(linked->count(), 1);
        linked->setFocus();
        press(Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.last().first().toLongLong(), question);
        m_page->actions().unlink->trigger();
        QVERIFY(!linked->isVisible());
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        suite->setCurrentText({});
        m_page->actions().draft->trigger();
        QCOMPARE(drafted.count(), 1);
        QCOMPARE(suite->count(), 1); // P3 can be chosen now
    }

    // Also after a restart: a draft is of this page, with its question and the suite that was made for it.
    void draftsAreUndoneAndDoneAgain() {
        child<QComboBox>("draftSuite")->setCurrentText(u"P3"_s);
        m_page->actions().draft->trigger();
        QCOMPARE(status(0), workspace::BundleStatus::Used);
        m_page.reset();
        showPage(true);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(status(0), workspace::BundleStatus::Used);
    }

    void remembersTheSuite() {
        child<QComboBox>("draftSuite")->setCurrentText(u"P3"_s);
        m_page->actions().draft->trigger();
        const QByteArray state = m_page->saveState();
        m_page.reset();
        showPage(true);
        m_page->restoreState(state);
        QCOMPARE(child<QComboBox>("draftSuite")->currentText(), u"P3"_s);
    }

    void lettersWalk() {
        press(Qt::Key_J);
        press(Qt::Key_J);
        QCOMPARE(controller().current()->number, std::int64_t(2));
        QCOMPARE(child<QTableView>("bundleTable")->currentIndex().row(), 2);
        press(Qt::Key_K);
        QCOMPARE(controller().current()->number, std::int64_t(1));
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_J);
        press(Qt::Key_J); // there is none after the last
        QCOMPARE(controller().current()->number, std::int64_t(3));
        press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"sentences"_s);
        press(Qt::Key_K); // also from there
        QCOMPARE(controller().current()->number, std::int64_t(2));
    }

    void rejectsInOnesOwnWords() {
        press(Qt::Key_X);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_O);
        auto* reason = child<QLineEdit>("rejectReason");
        QTRY_VERIFY(reason->isVisible() && reason->hasFocus());
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        press(Qt::Key_Return); // nothing is typed
        QVERIFY(reason->isVisible());
        press(Qt::Key_Escape);
        QVERIFY(!reason->isVisible());
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        press(Qt::Key_X);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_O);
        QTRY_VERIFY(reason->hasFocus());
        QTest::keyClicks(reason, u"jux & more"_s);
        press(Qt::Key_Return);
        QCOMPARE(status(0), workspace::BundleStatus::Rejected);
        QCOMPARE(controller().bundles()[0].curation.reason, "jux & more");
        QCOMPARE(controller().ownRejectReasons(), QStringList{u"jux & more"_s});
        press(Qt::Key_J);
        reject(Qt::Key_8); // offered from now on
        QCOMPARE(controller().bundles()[1].curation.reason, "jux & more");
        press(Qt::Key_X);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QCOMPARE(controller().bundles()[1].curation.reason, "jux & more");
    }

    void whatIsTypedIsNotOverwritten() {
        QSignalSpy told(m_page.get(), &app::BundlesPage::noticeRaised);
        QSignalSpy news(m_page.get(), &app::BundlesPage::newsRaised);
        press(Qt::Key_F2);
        auto* note = child<QLineEdit>("bundleNote");
        QTest::keyClicks(note, u"mine"_s);
        const auto other = m_fixture->open();
        const base::RowId id = controller().bundles()[0].id;
        QVERIFY(workspace::setBundleNote(*other, id, "theirs", "Bo").has_value());
        QTRY_COMPARE(controller().bundles()[0].curation.note, "theirs");
        QCOMPARE(note->text(), u"mine"_s);
        QTRY_VERIFY(told.count() + news.count() >= 2);
        QString all;
        for (const QList<QVariant>& each : QList<QList<QVariant>>(told) + QList<QList<QVariant>>(news)) {
            all += each.first().toString() + u'\n';
        }
        QVERIFY2(all.contains(u"“theirs”"_s) && all.contains(u"Bo changed"_s), qPrintable(all));
        press(Qt::Key_Escape);
        QCOMPARE(note->text(), u"theirs"_s);
        QCOMPARE(controller().bundles()[0].curation.note, "theirs");
    }

    void remembersWhereOneWas() {
        press(Qt::Key_J);
        const QStringList group{u"statuses"_s, u"unused"_s};
        auto* tree = child<QTreeView>("groupTree");
        tree->setCurrentIndex(static_cast<app::BundleGroupModel*>(tree->model())->indexOf(group));
        QCOMPARE(controller().current()->number, std::int64_t(1));
        child<QComboBox>("arrangement")->setCurrentIndex(2);
        const QByteArray state = m_page->saveState();
        m_page.reset();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::BundlesPage>();
        m_page->setSession(m_session.get());
        m_page->restoreState(state); // before there is a workspace, as the window does it
        m_page->show();
        m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(controller().bundles().size(), std::size_t(4));
        QCOMPARE(controller().current()->number, std::int64_t(1));
        QVERIFY(controller().hasGroup());
        QCOMPARE(child<QTreeView>("groupTree")->currentIndex().data().toString(), u"Unused"_s);
        QCOMPARE(child<QComboBox>("arrangement")->currentIndex(), 2);
    }

    void showsASetThatIsNew() {
        base::NoProgress progress;
        const auto other = m_fixture->open();
        const std::array files{m_fixture->folder() / "bundles.json"};
        const auto set = workspace::importBundles(*other, files, "again", "Bo", {}, progress);
        QVERIFY(set.has_value());
        m_page->showSet(set->set.id);
        QTRY_COMPARE(controller().bundles().size(), std::size_t(8));
        QTRY_COMPARE(controller().current()->set, set->set.id);
        QCOMPARE(controller().current()->number, std::int64_t(0));
    }

    void questionShowsItsBundle() {
        m_page->controller()->setCurrent(controller().bundles()[2].id);
        const base::RowId question = m_page->controller()->draft(u"P3"_s);
        QVERIFY(question != 0);
        app::QuestionController questions(*m_jobs);
        app::BundlesOfQuestion link(questions);
        QVERIFY(link.isHidden());
        questions.setWorkspace(m_session->workspace());
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(questions.positionOf(question).has_value());
        questions.setCurrent(question);
        QVERIFY(!link.isHidden());
        QCOMPARE(link.text(), u"Bundle: v4 cross company No. 3"_s);
        QSignalSpy asked(&link, &app::BundlesOfQuestion::bundleRequested);
        link.click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toLongLong(), controller().bundles()[2].id);
        // A second bundle: one chooses.
        QVERIFY(
            workspace::linkQuestion(*m_session->workspace(), controller().bundles()[0].id, question, "Ada")
                .has_value());
        questions.setCurrent(0);
        questions.setCurrent(question);
        QVERIFY(link.menu() != nullptr);
        QCOMPARE(link.menu()->actions().size(), 2);
        link.menu()->actions().first()->trigger();
        QCOMPARE(asked.last().first().toLongLong(), controller().bundles()[0].id);
    }

    // Numbers begin anew in each set: which set it is is said, and can be chosen.
    void tellsSetsApart() {
        const auto columnOf = [this](const QString& title) {
            const QAbstractItemModel* model = child<QTableView>("bundleTable")->model();
            for (int column = 0; column < model->columnCount(); ++column) {
                if (model->headerData(column, Qt::Horizontal).toString() == title) {
                    return column;
                }
            }
            return -1;
        };
        const auto* table = child<QTableView>("bundleTable");
        QVERIFY(columnOf(u"Set"_s) >= 0);
        QVERIFY(table->isColumnHidden(columnOf(u"Set"_s))); // there is but one
        addMinedSet();
        QVERIFY(!table->isColumnHidden(columnOf(u"Set"_s)));
        QCOMPARE(table->model()->index(table->currentIndex().row(), columnOf(u"Set"_s)).data().toString(),
                 u"mined"_s);
        auto* tree = child<QTreeView>("groupTree");
        const auto group = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"mined"_s, 1,
                                                Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY(!group.isEmpty());
        tree->setCurrentIndex(group.front());
        QCOMPARE(controller().shown().size(), std::size_t(1));
        // The link of a question says it as well.
        const base::RowId question = m_page->controller()->draft(u"P3"_s);
        app::QuestionController questions(*m_jobs);
        app::BundlesOfQuestion link(questions);
        questions.setWorkspace(m_session->workspace());
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(questions.positionOf(question).has_value());
        questions.setCurrent(question);
        QCOMPARE(link.text(), u"Bundle: v3 trend No. 1 of mined"_s);
    }

    void draftsTakeNoMoreEvidenceThanTheCategoryWants() {
        addMinedSet();
        child<QComboBox>("draftSuite")->setCurrentText(u"P3"_s);
        const QSignalSpy done(&controller().edits(), &widgets::EditSession::done);
        QSignalSpy drafted(m_page.get(), &app::BundlesPage::questionDrafted);
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(drafted.count(), 1);
        const auto question =
            workspace::storedQuestion(*m_session->workspace()->reader(), drafted.first().first().toLongLong())
                ->question;
        QCOMPARE(question.category, std::string("D"));
        QVERIFY(question.evidenceSentenceIds == (std::vector<std::string>{"m1", "m2", "m3", "m5"}));
        QVERIFY(question.years == (std::vector<std::int64_t>{2018, 2019, 2020}));
        QVERIFY2(question.notes.find("2 of the bundle's 6 sentences are left out") != std::string::npos,
                 question.notes.c_str());
        const QString said = done.first().first().toString();
        QVERIFY2(said.contains(u"4 of 6 sentences"_s), qPrintable(said));
        // What a person has chosen is taken as it is.
        for (std::size_t place = 0; place < 5; ++place) {
            m_page->controller()->chooseSentence(place, true);
        }
        m_page->actions().draft->trigger();
        QCOMPARE(drafted.count(), 2);
        QCOMPARE(
            workspace::storedQuestion(*m_session->workspace()->reader(), drafted.last().first().toLongLong())
                ->question.evidenceSentenceIds.size(),
            std::size_t(5));
    }

    // Every way to draft can be told from every other, and all categories are in sight.
    void waysToDraftAreToldApart() {
        addMinedSet();
        child<QComboBox>("draftSuite")->setCurrentText(u"P3"_s);
        m_page->actions().draftAs->trigger();
        auto* menu = child<QMenu>("draftMenu");
        QVERIFY(menu != nullptr);
        QVERIFY(menu->actions().size() <= 10);
        const auto shown = [](const QAction* action) { return QString(action->text()).remove(u'&'); };
        QVERIFY2(shown(menu->actions().front()).startsWith(u"A · Local factual"_s),
                 qPrintable(shown(menu->actions().front())));
        QStringList texts;
        for (const QAction* action : menu->actions()) {
            texts += shown(action);
            if (action->menu() != nullptr) {
                for (const QAction* each : action->menu()->actions()) {
                    texts += shown(action) + shown(each);
                }
            }
        }
        QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
        const QMenu* const figures = menu->actions().front()->menu();
        QVERIFY(figures != nullptr && figures->actions().size() == 7); // without a figure, and six
        const QString first = shown(figures->actions().at(1));
        QVERIFY2(first.contains(u"15.9 USD billions"_s) && first.contains(u"2018"_s) &&
                     first.contains(u"Notes came to"_s),
                 qPrintable(first));
        menu->close();
    }

    void asksForTheNameOnce() {
        app::Settings().setCuratorName({});
        m_page->controller()->setCurator({});
        press(Qt::Key_U);
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
        auto* name = child<QLineEdit>("curatorName");
        QVERIFY(name->isVisible());
        QVERIFY(!m_page->actions().use->isChecked());
        QTest::keyClicks(name, u"Bo"_s);
        press(Qt::Key_Return);
        QCOMPARE(status(0), workspace::BundleStatus::Used); // what waited for the name is done
        press(Qt::Key_Backspace);                           // the table has the keyboard again
        QCOMPARE(status(0), workspace::BundleStatus::Unused);
    }
};

ASSAY_TEST(TestBundlesPage)
#include "tst_bundles_page.moc"
