#include "tests/support/test_class.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/corpus/cuts_model.h"
#include "widgets/corpus/embedding_sets_model.h"
#include "widgets/corpus/near_list_model.h"
#include "widgets/corpus/search_words.h"
#include "widgets/corpus/slice_tree_model.h"
#include "widgets/tables/table_export.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::SliceTreeModel;

class TestCorpusModels : public QObject {
    Q_OBJECT

    static QStringList marked(const QString& typed, const QString& text) {
        QStringList words;
        for (const widgets::TextRange& range : widgets::SearchWords(typed).in(text)) {
            words += text.mid(range.begin, range.length);
        }
        return words;
    }

    static std::vector<workspace::CorpusSlice> slices() {
        tests::CorpusFixture fixture;
        const auto workspace = fixture.workspace();
        return workspace::corpusSlices(*workspace->reader(),
                                       workspace::corpora(*workspace->reader())->front().id)
            .value();
    }

  private Q_SLOTS:

    void marksWhatASearchFinds() {
        QCOMPARE(marked(u"grow rev"_s, u"The Revenue did grow; revenues grow."_s),
                 QStringList({u"Revenue"_s, u"grow"_s, u"revenues"_s, u"grow"_s}));
        QCOMPARE(marked(u"rev grow"_s, u"Revenue was growing"_s), QStringList({u"growing"_s}));
        QCOMPARE(marked(u"\"net income\" of"_s, u"income of net income often"_s),
                 QStringList({u"of"_s, u"net income"_s, u"often"_s}));
        QCOMPARE(marked(u"\"net income\""_s, u"net incomes, net income"_s), QStringList({u"net income"_s}));
        QCOMPARE(marked(u"CAFES orsted"_s, u"\U0001F600 cafés of Ørsted"_s),
                 QStringList({u"cafés"_s, u"Ørsted"_s}));
        QVERIFY(marked(u"a"_s, QString()).isEmpty());
        QVERIFY(widgets::SearchWords(u" ,;\" "_s).isEmpty());
        QVERIFY(!widgets::SearchWords(u"x"_s).isEmpty());
    }

    void treeFollowsTheSlices() {
        SliceTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setSlices(slices());
        QCOMPARE(model.rowCount(), 3); // all, and two companies
        QCOMPARE(model.index(0, SliceTreeModel::Sentences).data().toString(), u"96"_s);
        const QModelIndex quay = model.index(1, 0);
        QCOMPARE(quay.data().toString(), u"Quay Ltd"_s);
        QCOMPARE(model.extentOf(quay), (SliceTreeModel::Extent{0, 48}));
        const QModelIndex year = model.index(1, 0, quay);
        QCOMPARE(year.data().toString(), u"2019"_s);
        const QModelIndex section = model.index(1, 0, year);
        QCOMPARE(model.titleOf(section), u"Quay Ltd · 2019 · Section 7"_s);
        // Which of "1A" and "7" comes first is the order of the corpus, not of this model.
        QCOMPARE(model.extentOf(section).sentences, tests::CorpusFixture::kPerSection);
        const QModelIndex last = model.indexOfRow(95);
        QCOMPARE(model.titleOf(last), u"Fjord ASA · 2019 · Section 7"_s);
        QVERIFY(!model.indexOfRow(96).isValid());
        QVERIFY(last.data(Qt::ToolTipRole).toString().contains(u"1 of them are headings"_s));
        QCOMPARE(model.titleOf(model.neighbourSection(95, -1)), u"Fjord ASA · 2019 · Section 1A"_s);
        QVERIFY(!model.neighbourSection(95, 1).isValid());
        QCOMPARE(model.extentOf(model.neighbourSection(47, 1)).first, 48U); // across companies
    }

    void treeCountsEveryRowOnce() {
        SliceTreeModel model;
        const std::vector<workspace::CorpusSlice> all = slices();
        model.setSlices(all);
        for (workspace::SentenceRow row = 0; row < tests::CorpusFixture::kSentences; ++row) {
            const auto extent = model.extentOf(model.indexOfRow(row));
            QVERIFY(row >= extent.first && row < extent.first + extent.sentences);
        }
        std::int64_t bytes = 0;
        for (const workspace::CorpusSlice& slice : all) {
            bytes += slice.bytes;
        }
        QCOMPARE(model.index(0, SliceTreeModel::MeanLength).data(widgets::kExportRole).toDouble(),
                 static_cast<double>(bytes) / 96);
    }

    void twoFormsOfOneSectionAreToldApart() {
        SliceTreeModel model;
        std::vector<workspace::CorpusSlice> two(2);
        two[0] = {7, "Quay", "10-K", 2020, "1", 0, 4, 0, 0, 40};
        two[1] = {7, "Quay", "10-K/A", 2020, "1", 4, 2, 0, 0, 20};
        model.setSlices(two);
        const QModelIndex year = model.index(0, 0, model.index(1, 0));
        QCOMPARE(model.index(0, 0, year).data().toString(), u"Section 1 · 10-K"_s);
        QCOMPARE(model.index(1, 0, year).data().toString(), u"Section 1 · 10-K/A"_s);
    }

    void treeIsFilteredByWords() {
        SliceTreeModel model;
        widgets::SliceTreeFilter filter;
        const QAbstractItemModelTester tester(&filter,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setSourceModel(&model);
        model.setSlices(slices());
        QCOMPARE(filter.rowCount(), 3);
        filter.setText(u"FJORD 2018 7"_s);
        QCOMPARE(filter.rowCount(), 1);
        QCOMPARE(filter.rowCount(filter.index(0, 0)), 1);
        const QModelIndex year = filter.index(0, 0, filter.index(0, 0));
        QCOMPARE(filter.rowCount(year), 1);
        QCOMPARE(filter.index(0, 0, year).data().toString(), u"Section 7"_s);
        filter.setText(u"no such company"_s);
        QCOMPARE(filter.rowCount(), 0);
        filter.setText({});
        QCOMPARE(filter.rowCount(), 3);
    }

    void cutsAreOneRowForEachSection() {
        widgets::CutsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        workspace::CorpusFile filing{"a.json", formats::SentenceFileKind::EdgarCrawlerJson, "", 900, 12, 1,
                                     {}};
        filing.cuts = {{"1", 8, 2, 1, 700}, {"7", 4, 0, 0, 200}};
        const workspace::CorpusFile lines{"b.jsonl", formats::SentenceFileKind::SentencesJsonl, "", 50, 3, 2,
                                          {}};
        model.setFiles({filing, lines});
        QCOMPARE(model.rowCount(), 3);
        const auto text = [&model](int row, int column) {
            return model.index(row, column).data().toString();
        };
        QCOMPARE(text(0, widgets::CutsModel::Section), u"1"_s);
        QCOMPARE(text(0, widgets::CutsModel::Headings), u"2"_s);
        QVERIFY(text(2, widgets::CutsModel::Headings) != u"0"_s); // not known is not none
        QCOMPARE(text(2, widgets::CutsModel::Rejected), u"2"_s);
        model.sort(widgets::CutsModel::Sentences, Qt::AscendingOrder);
        QCOMPARE(text(0, widgets::CutsModel::File), u"b.jsonl"_s);
        const QString tsv = widgets::tableAsTsv(model, {{0, 2, 3}, std::nullopt});
        QVERIFY(tsv.contains(u"a.json\t1\t8"_s));
        model.sort(-1, Qt::AscendingOrder);
        QCOMPARE(text(0, widgets::CutsModel::File), u"a.json"_s);
    }

    void embeddingSetsSayWhatTheirReportSays() {
        widgets::EmbeddingSetsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        workspace::EmbeddingSet set;
        set.id = 3;
        set.name = "LSA 8";
        set.model = "LSA 8";
        set.source = workspace::EmbeddingSource::Lsa;
        set.dimension = 8;
        set.rows = 100;
        set.vectors = 90;
        set.corpusHash = "abc";
        set.report = R"({"duplicate_rows":4,"zero":2})";
        model.setSets({set}, "abc", true);
        const auto text = [&model](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(widgets::EmbeddingSetsModel::Without), u"10"_s);
        QCOMPARE(text(widgets::EmbeddingSetsModel::Duplicates), u"4"_s);
        QCOMPARE(text(widgets::EmbeddingSetsModel::Zero), u"2"_s);
        QCOMPARE(text(widgets::EmbeddingSetsModel::Source), u"LSA"_s);
        QCOMPARE(text(widgets::EmbeddingSetsModel::State), u"fits"_s);
        QSignalSpy renamed(&model, &widgets::EmbeddingSetsModel::renameRequested);
        QVERIFY(!model.setData(model.index(0, 0), u"  "_s));
        QVERIFY(model.setData(model.index(0, 0), u" words "_s));
        QCOMPARE(renamed.size(), 1);
        QCOMPARE(renamed.front().at(0).toLongLong(), 3);
        QCOMPARE(renamed.front().at(1).toString(), u"words"_s);
        model.setSets({set}, "other", false);
        QCOMPARE(text(widgets::EmbeddingSetsModel::State), u"of another corpus"_s);
        QVERIFY(!model.setData(model.index(0, 0), u"words"_s)); // the workspace can only be read
        QVERIFY(!widgets::readEmbeddingReport("no JSON").zero);
    }

    void nearSentencesAreListed() {
        widgets::NearListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        widgets::NearSentence near;
        near.stored.row = 17;
        near.stored.sentence.text = "One\nline.";
        near.stored.sentence.company = "Quay";
        near.distance = 0.25;
        model.setSentences({near});
        QCOMPARE(model.rowAt(0), std::optional<workspace::SentenceRow>(17));
        QVERIFY(!model.rowAt(1));
        QCOMPARE(model.index(0, widgets::NearListModel::Text).data().toString(), u"One line."_s);
        QCOMPARE(model.index(0, widgets::NearListModel::Distance).data().toString(),
                 QLocale().toString(0.25, 'f', 3));
    }
};

ASSAY_TEST(TestCorpusModels)
#include "tst_corpus_models.moc"
