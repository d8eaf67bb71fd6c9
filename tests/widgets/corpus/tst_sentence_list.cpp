#include "tests/support/test_class.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/corpus/sentence_delegate.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::SentenceListModel;

class TestSentenceList : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::CorpusFixture> m_fixture;
    std::unique_ptr<SentenceListModel> m_model;
    base::RowId m_corpus = 0;

    [[nodiscard]] QString text(int row, int column) const {
        return m_model->index(row, column).data().toString();
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<tests::CorpusFixture>();
        const auto workspace = m_fixture->workspace();
        m_corpus = workspace::corpora(*workspace->reader())->front().id;
        m_model = std::make_unique<SentenceListModel>();
        m_model->setCorpus(workspace, m_corpus);
    }

    void cleanup() { m_model.reset(); }

    void listsARange() {
        const QAbstractItemModelTester tester(m_model.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(m_model->rowCount(), 0);
        QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        m_model->showRange(48, 48);
        QCOMPARE(reset.size(), 1);
        QCOMPARE(m_model->rowCount(), 48);
        QCOMPARE(text(0, SentenceListModel::Company), u"Fjord ASA"_s);
        QCOMPARE(text(0, SentenceListModel::Kind), u"Heading"_s);
        QCOMPARE(text(1, SentenceListModel::Kind), QString());
        QCOMPARE(text(11, SentenceListModel::Kind), u"Table debris"_s);
        QCOMPARE(text(47, SentenceListModel::Id),
                 QString::fromStdString(tests::CorpusFixture::idOf(20, 2019, "7", 11)));
        QCOMPARE(m_model->indexOf(50), 2);
        QCOMPARE(m_model->indexOf(47), -1);
        QCOMPARE(m_model->indexOf(96), -1);
        QCOMPARE(m_model->firstIndexFrom(0), 0);
        QVERIFY(!m_model->rowAt(48));
    }

    // Across the pages of the cache, in any order, the same as the store gives.
    void showsEveryRowAsTheStoreHasIt() {
        m_model->showRange(0, 96);
        const auto all = workspace::sentencesFrom(*m_model->reader(), m_corpus, 0, 96);
        QVERIFY(all.has_value());
        for (int i = 0; i < 96; ++i) {
            const int row = (i * 37) % 96;
            const workspace::StoredSentence* stored = m_model->at(row);
            QVERIFY(stored != nullptr);
            QVERIFY(stored->sentence == (*all)[static_cast<std::size_t>(row)].sentence);
        }
    }

    void listsChosenRowsAndTakesMore() {
        const QAbstractItemModelTester tester(m_model.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->showRows({3, 5, 90});
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(text(2, SentenceListModel::Company), u"Fjord ASA"_s);
        QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
        m_model->appendRows({91, 95});
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(m_model->rowCount(), 5);
        QCOMPARE(text(4, SentenceListModel::Kind), u"Table debris"_s);
        QCOMPARE(m_model->indexOf(90), 2);
        QCOMPARE(m_model->indexOf(4), -1);
        QCOMPARE(m_model->firstIndexFrom(6), 2);
        m_model->appendRows({});
        QCOMPARE(inserted.size(), 1);
    }

    // More rows than the cache holds pages for.
    void forgetsPagesItHasNotShownForLong() {
        constexpr int kMany =
            SentenceListModel::kPageRows * (static_cast<int>(SentenceListModel::kMaxPages) + 20);
        std::vector<workspace::SentenceRow> rows(kMany);
        for (int i = 0; i < kMany; ++i) {
            rows[static_cast<std::size_t>(i)] = static_cast<workspace::SentenceRow>(i % 96);
        }
        m_model->showRows(rows); // not rising: only reading is looked at
        for (int i = 0; i < kMany; i += SentenceListModel::kPageRows / 2) {
            QVERIFY(m_model->at(i) != nullptr);
            QCOMPARE(m_model->at(i)->row, static_cast<workspace::SentenceRow>(i % 96));
        }
        QCOMPARE(m_model->at(0)->row, 0U);
    }

    void copiesAsTsv() {
        widgets::DataTableView table;
        table.setModel(m_model.get());
        m_model->showRange(0, 96);
        table.selectRow(1);
        const QStringList lines = table.selectionAsTsv().split(u'\n');
        QVERIFY(lines[0].startsWith(u"Pos.\tKind\tSentence\t"_s));
        QVERIFY(lines[1].startsWith(u"1\tProse\tThe revenue of quarter 1 grew"_s));
        QVERIFY(lines[1].contains(QString::fromStdString(tests::CorpusFixture::idOf(10, 2018, "1A", 1))));
    }

    void drawsWhatWasFoundApart() {
        widgets::DataTableView table;
        auto* delegate = new widgets::SentenceDelegate(&table);
        table.setItemDelegateForColumn(SentenceListModel::Text, delegate);
        table.setModel(m_model.get());
        m_model->showRange(0, 96);
        table.setColumnWidth(SentenceListModel::Text, 500);
        table.resize(900, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        const QRect cell = table.visualRect(m_model->index(1, SentenceListModel::Text));
        const auto drawn = [&] { return table.viewport()->grab(cell).toImage(); };
        const QImage plain = drawn();
        delegate->setWords(widgets::SearchWords(u"quarter"_s));
        const QImage marked = drawn();
        QVERIFY(plain != marked);
        delegate->setWords(widgets::SearchWords(u"zebra"_s));
        QVERIFY(drawn() == plain);
    }

    void saysWhenItCannotRead() {
        QSignalSpy failed(m_model.get(), &SentenceListModel::failed);
        m_model->showRows({5'000, 6'000});
        QCOMPARE(text(0, SentenceListModel::Text), u"(cannot be read)"_s);
        QCOMPARE(text(0, SentenceListModel::Id), QString());
        QCOMPARE(failed.size(), 1); // once, not for every cell
    }
};

ASSAY_TEST(TestSentenceList)
#include "tst_sentence_list.moc"
