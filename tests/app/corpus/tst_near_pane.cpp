#include "app/pages/corpus/near_pane.h"
#include "widgets/corpus/near_list_model.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

// Answers when it is told to.
class SlowProvider : public widgets::NearestProvider {
  public:
    void request(const widgets::NearestRequest& request) override { asked = request; }

    void cancel() override { asked.reset(); }

    void answer(const widgets::NearestRequest& request, store::SentenceRow row) {
        widgets::NearestAnswer answer;
        answer.request = request;
        answer.search = u"exact"_s;
        store::StoredSentence sentence;
        sentence.corpus = request.corpus;
        sentence.row = row;
        answer.sentences.push_back({sentence, 0.25});
        Q_EMIT found(answer);
    }

    std::optional<widgets::NearestRequest> asked;
};

} // namespace

class TestNearPane : public QObject {
    Q_OBJECT

    SlowProvider m_provider;
    std::unique_ptr<app::NearPane> m_pane;

    [[nodiscard]] QTableView* table() const { return m_pane->findChild<QTableView*>(u"nearTable"_s); }

    void answerFor(store::SentenceRow row, store::SentenceRow near) {
        m_pane->setSentence(1, row);
        QTRY_VERIFY(m_provider.asked.has_value());
        m_provider.answer(*m_provider.asked, near);
        QCOMPARE(table()->model()->rowCount(), 1);
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(0, 0));
    }

  private Q_SLOTS:

    void init() {
        m_pane = std::make_unique<app::NearPane>(m_provider);
        store::EmbeddingSet first;
        first.id = 1;
        first.corpus = 1;
        first.name = "first";
        store::EmbeddingSet second = first;
        second.id = 2;
        second.name = "second";
        m_pane->setEmbeddingSets({first, second});
        m_pane->resize(400, 400);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup() { m_pane.reset(); }

    void anOldAnswerIsGreyAndLeadsNowhere() {
        QSignalSpy jumped(m_pane.get(), &app::NearPane::sentenceRequested);
        answerFor(5, 7);
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        m_pane->setSentence(1, 6); // nothing is known of it yet
        QVERIFY(table()->model()->index(0, 1).data(Qt::ForegroundRole).isValid());
        QVERIFY(table()->hasFocus());
        QVERIFY(m_pane->findChild<QLabel*>(u"nearSearch"_s)->text().contains(u"Looking"_s));
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        QTRY_VERIFY(m_provider.asked.has_value());
        m_provider.answer({1, 1, 5, 10, false}, 8); // late, of the one before
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        m_provider.answer(*m_provider.asked, 9);
        QVERIFY(!table()->model()->index(0, 1).data(Qt::ForegroundRole).isValid());
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 2);
        QCOMPARE(jumped.back().front().toUInt(), 9U);
    }

    void anotherSetClearsAtOnce() {
        answerFor(5, 7);
        auto* set = m_pane->findChild<QComboBox*>(u"nearSet"_s);
        set->setFocus();
        QTest::keyClick(set, Qt::Key_Down);
        QCOMPARE(m_pane->embeddingSet(), 2);
        QCOMPARE(table()->model()->rowCount(), 0);
        QTRY_VERIFY(m_provider.asked.has_value());
        m_provider.answer(*m_provider.asked, 8);
        QCOMPARE(table()->model()->rowCount(), 1);
        m_pane->findChild<QCheckBox*>(u"nearOwnSection"_s)->click();
        QCOMPARE(table()->model()->rowCount(), 0);
        m_provider.answer({1, 2, 5, 10, false}, 8);
        QCOMPARE(table()->model()->rowCount(), 0);
    }

    void aSetThatWentAwayClearsAtOnce() {
        answerFor(5, 7);
        store::EmbeddingSet second;
        second.id = 2;
        second.name = "second";
        m_pane->setEmbeddingSets({second});
        QCOMPARE(table()->model()->rowCount(), 0);
    }
};

QTEST_MAIN(TestNearPane)
#include "tst_near_pane.moc"
