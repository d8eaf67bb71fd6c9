#include "app/pages/thresholds/decisions_pane.h"
#include "core/base/atomic_file.h"
#include "core/formats/scored/decision_json.h"
#include "core/workspace/journal/edit_journal.h"
#include "tests/support/test_class.h"
#include "widgets/editing/edit_session.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

using namespace assay;
using app::DecisionsModel;
using app::DecisionsPane;
using app::ThresholdController;
using app::ThresholdData;
using namespace Qt::Literals::StringLiterals;

namespace {

model::Decision decision(const std::string& name) {
    model::Decision made;
    made.name = name;
    made.author = "Ada";
    made.reason = "reason of " + name;
    made.decidedAt = "2026-03-01T12:30:05Z";
    made.setName = "June run";
    made.dataHash = "0123456789abcdef";
    made.fallback.tau = 0.7;
    made.fallback.feasible = true;
    made.fallback.heldOutMacroF1 = 0.625;
    made.scenarios["news"].tau = 0.62;
    made.scenarios["news"].feasible = false;
    return made;
}

} // namespace

class TestDecisionsPane : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<ThresholdController> m_controller;
    std::unique_ptr<DecisionsPane> m_pane;

    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    QTableView* view() const { return m_pane->findChild<QTableView*>(QStringLiteral("decisionsView")); }

    QTableView* comparison() const {
        return m_pane->findChild<QTableView*>(QStringLiteral("decisionsComparison"));
    }

    QString shown(int row, DecisionsModel::Column column) const {
        return view()->model()->index(row, column).data().toString();
    }

    QStringList names() const {
        QStringList list;
        for (int row = 0; row < view()->model()->rowCount(); ++row) {
            list += shown(row, DecisionsModel::Name);
        }
        return list;
    }

    QStringList comparedRow(int row) const {
        QStringList cells;
        for (int column = 0; column < comparison()->model()->columnCount(); ++column) {
            cells += comparison()->model()->index(row, column).data().toString();
        }
        return cells;
    }

    QPushButton* button(const char* name) const {
        return m_pane->findChild<QPushButton*>(QLatin1String(name));
    }

    QString caption() const { return m_pane->findChild<QLabel*>(QStringLiteral("decisionsCaption"))->text(); }

    void click(const char* name) {
        QVERIFY2(button(name)->isEnabled(), name);
        QTest::mouseClick(button(name), Qt::LeftButton);
    }

    QByteArray exported(bool whole) {
        QString error;
        if (!m_pane->exportTo(path("out.json"), whole, &error)) {
            return error.toUtf8();
        }
        QFile file(path("out.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private Q_SLOTS:

    void init() {
        m_pane.reset();
        m_workspace.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_workspace = std::move(*workspace::Workspace::create(path("w.assay").toStdString()));
        m_controller = std::make_unique<ThresholdController>();
        model::ScoredColumns columns;
        columns.scenarios = {"news"};
        columns.fhri = {0.9, 0.2};
        columns.nli = {model::kNoScore, model::kNoScore};
        columns.label = {model::Label::Accurate, model::Label::Hallucination};
        columns.scenario = {0, 0};
        columns.predicted = {model::kNoPrediction, model::kNoPrediction};
        columns.rowId = {1, 2};
        m_controller->setData(std::make_shared<ThresholdData>(workspace::ScoredSetInfo{}, std::move(columns),
                                                              metrics::NliThresholds{}));
        m_pane = std::make_unique<DecisionsPane>(*m_controller);
        m_pane->setWorkspace(m_workspace);
        m_pane->setCurator(QStringLiteral("Bo"));
        m_pane->resize(1'000, 600);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup() { m_pane.reset(); }

    // Else the charts above the tabs would give way.
    void aSelectionNeedsNoMoreHeight() {
        QVERIFY(m_pane->save(decision("a")));
        view()->clearSelection();
        const int before = m_pane->minimumSizeHint().height();
        view()->selectRow(0);
        QVERIFY(caption().contains(u"reason of a"_s));
        QVERIFY(comparison()->isVisible());
        QCOMPARE(m_pane->minimumSizeHint().height(), before);
    }

    void listsNewestFirst() {
        QCOMPARE(caption(), QStringLiteral("Nothing has been decided yet."));
        QVERIFY(m_pane->save(decision("a")));
        QVERIFY(m_pane->save(decision("b")));
        QCOMPARE(names(), (QStringList{u"b"_s, u"a"_s}));
        QCOMPARE(shown(0, DecisionsModel::Author), QStringLiteral("Ada"));
        QCOMPARE(shown(0, DecisionsModel::Set), QStringLiteral("June run"));
        QCOMPARE(shown(0, DecisionsModel::DataHash), QStringLiteral("01234567"));
        QCOMPARE(shown(0, DecisionsModel::DefaultTau), QStringLiteral("0.700"));
        QCOMPARE(shown(0, DecisionsModel::Scenarios), QStringLiteral("1"));
        QCOMPARE(shown(0, DecisionsModel::Feasible), QStringLiteral("not feasible"));
        QCOMPARE(shown(0, DecisionsModel::HeldOut), QStringLiteral("0.6250"));
        QCOMPARE(view()->selectionModel()->selectedRows().value(0).row(), 0); // what was saved
        QVERIFY(caption().contains(u"reason of b"_s));
        QCOMPARE(comparedRow(1)[0], QStringLiteral("news"));
        QCOMPARE(comparedRow(1)[1], QStringLiteral("0.620"));
    }

    void sameNameIsTold() {
        QSignalSpy failed(m_pane.get(), &DecisionsPane::failed);
        QVERIFY(m_pane->save(decision("a")));
        QVERIFY(!m_pane->save(decision("a")));
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.at(0).at(0).value<base::Error>().code, base::ErrorCode::NameTaken);
    }

    void buttonsAskForWhatTheyName() {
        QVERIFY(m_pane->save(decision("a")));
        QSignalSpy decide(m_pane.get(), &DecisionsPane::decideRequested);
        QSignalSpy measure(m_pane.get(), &DecisionsPane::measureRequested);
        QSignalSpy pin(m_pane.get(), &DecisionsPane::pinRequested);
        click("decide");
        click("measureDecision");
        click("pinDecision");
        QCOMPARE(decide.count(), 1);
        QVERIFY(measure.at(0).at(0).value<model::Decision>() == decision("a"));
        QVERIFY(pin.at(0).at(0).value<model::Decision>() == decision("a"));
        view()->clearSelection();
        QVERIFY(!button("pinDecision")->isEnabled() && !button("measureDecision")->isEnabled() &&
                !button("removeDecision")->isEnabled() && !button("exportDecision")->isEnabled());
        m_controller->setData(nullptr);
        view()->selectRow(0);
        QVERIFY(!button("decide")->isEnabled() && !button("pinDecision")->isEnabled());
        QVERIFY(button("exportDecision")->isEnabled());
    }

    void comparesTwo() {
        model::Decision other = decision("b");
        other.scenarios["news"].tau = 0.65;
        other.scenarios["crypto"].tau = 0.6;
        other.nliHard = 0.5;
        other.dataHash = "other";
        QVERIFY(m_pane->save(decision("a")));
        QVERIFY(m_pane->save(other));
        QVERIFY(!button("compareDecisions")->isEnabled());
        view()->selectAll();
        click("compareDecisions");
        QCOMPARE(comparison()->model()->rowCount(), 3);
        QCOMPARE(comparedRow(0), (QStringList{u"(all others)"_s, u"0.700"_s, u"0.700"_s, u"0.000"_s}));
        QCOMPARE(comparedRow(1), (QStringList{u"crypto"_s, u"0.700"_s, u"0.600"_s, u"\u22120.100"_s}));
        QCOMPARE(comparedRow(2), (QStringList{u"news"_s, u"0.620"_s, u"0.650"_s, u"+0.030"_s}));
        QVERIFY(caption().contains(u"2 of 3 thresholds differ"_s));
        QVERIFY(caption().contains(u"NLI limits differ"_s));
        QVERIFY(caption().contains(u"different data"_s));
        QVERIFY(!caption().contains(u"weigh"_s));
    }

    void exportsAndImports() {
        QVERIFY(m_pane->save(decision("a")));
        QCOMPARE(exported(false), QByteArray("{\"default\":0.70,\"news\":0.62}\n"));
        QVERIFY(m_pane->importFile(path("out.json")));
        QCOMPARE(names(), (QStringList{u"out"_s, u"a"_s}));
        QCOMPARE(shown(0, DecisionsModel::Author), QStringLiteral("Bo"));
        QVERIFY(exported(true).contains("\"assay-decision\""));
        QVERIFY(m_pane->importFile(path("out.json"))); // brings its name, which is taken
        QCOMPARE(names(), (QStringList{u"out 2"_s, u"out"_s, u"a"_s}));
        QVERIFY(base::writeFileAtomically(path("n.json").toStdString(), R"({"news":0.5})"));
        QVERIFY(m_pane->importFile(path("n.json")));
        QVERIFY2(caption().contains(u"names no default"_s), qPrintable(caption()));
    }

    void aScenarioCalledDefaultNeedsTheWholeForm() {
        model::Decision made = decision("a");
        made.scenarios["default"].tau = 0.6;
        QVERIFY(m_pane->save(made));
        const QByteArray told = exported(false);
        QVERIFY2(told.contains("0.600") && told.contains("0.700"), told.constData());
        QVERIFY(!QFile::exists(path("out.json")));
        QVERIFY(exported(true).contains("\"assay-decision\""));
    }

    void unusableFileIsTold() {
        QVERIFY(base::writeFileAtomically(path("n.json").toStdString(), R"({"news":70})"));
        QSignalSpy failed(m_pane.get(), &DecisionsPane::failed);
        QVERIFY(!m_pane->importFile(path("n.json")));
        QVERIFY(!m_pane->importFile(path("missing.json")));
        QCOMPARE(failed.count(), 2);
        QVERIFY(names().isEmpty());
    }

    void removesAndBringsBack() {
        QVERIFY(m_pane->save(decision("a")));
        QVERIFY(m_pane->save(decision("b")));
        view()->selectRow(1);
        QSignalSpy journal(m_pane.get(), &DecisionsPane::journalChanged);
        click("removeDecision");
        QCOMPARE(names(), QStringList{u"b"_s});
        QVERIFY(caption().contains(u"Undo"_s));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(names(), (QStringList{u"b"_s, u"a"_s}));
        QVERIFY(caption().contains(u"removal"_s));
        QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(names(), QStringList{u"b"_s});
        QCOMPARE(journal.count(), 3);
    }

    // The page's keys undo in every tab: what came of it is said where the pane is not seen.
    void whatIsUndoneUnseenIsSaid() {
        QVERIFY(m_pane->save(decision("a")));
        QSignalSpy said(m_pane.get(), &DecisionsPane::noticed);
        m_pane->hide();
        QVERIFY(m_pane->edits().undo());
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0][0].toString().startsWith(u"Undone: "_s), qPrintable(said[0][0].toString()));
        QVERIFY(names().isEmpty());
        m_pane->show();
        QVERIFY(m_pane->edits().redo());
        QCOMPARE(said.size(), 1); // it stands in the pane
    }

    void asksForTheNameFirst() {
        m_pane->setCurator({});
        QVERIFY(!m_pane->save(decision("a")));
        auto* name = m_pane->findChild<QLineEdit*>(QStringLiteral("curatorName"));
        QVERIFY(name->isVisible());
        QTest::keyClicks(name, QStringLiteral("Cy"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(m_pane->save(decision("a")));
    }

    void theAuthorSigns() {
        m_pane->setCurator({});
        QSignalSpy named(m_pane.get(), &DecisionsPane::curatorNamed);
        QSignalSpy failed(m_pane.get(), &DecisionsPane::failed);
        QCOMPARE(m_pane->freeName(QStringLiteral("a")), QStringLiteral("a"));
        QVERIFY(m_pane->store(decision("a")));
        QCOMPARE(named.value(0).value(0).toString(), QStringLiteral("Ada")); // nobody was known
        QCOMPARE(m_pane->freeName(QStringLiteral("a")), QStringLiteral("a 2"));
        const auto again = m_pane->store(decision("a"));
        QVERIFY(!again);
        QCOMPARE(again.error().code, base::ErrorCode::NameTaken);
        QCOMPARE(failed.count(), 0); // who asked tells it
        QVERIFY(m_pane->store(decision("a 2")));
        QCOMPARE(named.count(), 1);
        const auto reader = m_workspace->reader();
        const auto state = workspace::journalState(*reader);
        QVERIFY(state && state->undoable);
        QCOMPARE(state->undoable->editedBy, std::string("Ada"));
        QVERIFY(!m_pane->findChild<QLineEdit*>(QStringLiteral("curatorName"))->isVisible());
    }

    void readOnlyRefuses() {
        QVERIFY(m_pane->save(decision("a")));
        m_pane->setWorkspace(nullptr);
        m_workspace.reset();
        m_workspace = std::move(
            *workspace::Workspace::open(path("w.assay").toStdString(), workspace::OpenMode::ReadOnly));
        m_pane->setWorkspace(m_workspace);
        view()->selectRow(0);
        QVERIFY(!button("decide")->isEnabled() && !button("importDecision")->isEnabled() &&
                !button("removeDecision")->isEnabled());
        QVERIFY(button("exportDecision")->isEnabled());
    }
};

ASSAY_TEST(TestDecisionsPane)
#include "tst_decisions_pane.moc"
