#include "tests/support/test_class.h"
#include "widgets/charts/confusion_matrix_view.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHelpEvent>
#include <QMimeData>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QToolTip>
#include <QXmlStreamReader>

using namespace assay::widgets;
using assay::model::Label;

namespace {

constexpr MatrixCell kTopLeft{Label::Accurate, Label::Accurate};
constexpr MatrixCell kContradictionAsHallucination{Label::Contradiction, Label::Hallucination};

assay::metrics::ConfusionMatrix example() {
    assay::metrics::ConfusionMatrix matrix;
    matrix.cells = {{{1890, 4110, 0}, {1861, 139, 0}, {0, 1400, 600}}};
    return matrix;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int countOf(const QImage& image, const QColor& colour, const QRectF& where) {
    const QRect rect = where.toAlignedRect() & image.rect();
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            count += image.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return count;
}

QStringList svgTexts(const QString& path) {
    QStringList texts;
    QXmlStreamReader reader(contentOf(path));
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text")) {
            texts.append(reader.readElementText());
        }
    }
    return reader.hasError() ? QStringList() : texts;
}

} // namespace

class TestConfusionMatrixView : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init();
    void cleanup();
    void cellsHaveTheirHeat_data();
    void cellsHaveTheirHeat();
    void diagonalIsFramed();
    void selectedCellIsFramed();
    void clickChooses();
    void keysMoveAndChoose();
    void escapeClears();
    void toolTipSpeaks();
    void emptyRowsAreUndefined();
    void oneIsNotPlural();
    void wordsForScreenReaders();
    void copiesAsText();
    void exportsAll();
    void minimumShowsWholeNames();
    void setMatrixDoesNotLayOutTheWindow();
    void differenceToAPin();

  private:
    std::unique_ptr<ConfusionMatrixView> m_view;
};

void TestConfusionMatrixView::init() {
    applyTheme(*qApp, ThemeChoice::Light);
    m_view = std::make_unique<ConfusionMatrixView>();
    m_view->setMatrix(example());
    m_view->resize(460, 330);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->activateWindow();
    QTRY_VERIFY(m_view->isActiveWindow());
}

void TestConfusionMatrixView::cleanup() {
    m_view.reset();
}

void TestConfusionMatrixView::cellsHaveTheirHeat_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestConfusionMatrixView::cellsHaveTheirHeat() {
    QFETCH(const bool, dark);
    applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
    QTRY_COMPARE(isDarkPalette(m_view->palette()), dark); // Qt tells widgets by posted events
    m_view->clearFocus();
    const QImage image = m_view->grab().toImage();
    const ChartColours colours = chartColours(m_view->palette());
    for (const Label truth : assay::model::kLabels) {
        for (const Label predicted : assay::model::kLabels) {
            const double share = static_cast<double>(example().at(truth, predicted)) /
                                 static_cast<double>(example().rowSum(truth));
            const QPoint corner = m_view->cellRect({truth, predicted}).topLeft().toPoint() + QPoint(3, 3);
            QCOMPARE(image.pixelColor(corner), colours.heat(share));
        }
    }
}

void TestConfusionMatrixView::diagonalIsFramed() {
    m_view->clearFocus();
    const QImage image = m_view->grab().toImage();
    const auto frameLength = [&](const MatrixCell& cell) {
        const QRectF rect = m_view->cellRect(cell);
        const double share = *rowShare(example(), cell);
        // Along the left edge of where a frame would be, beside every text.
        return countOf(image, chartColours(m_view->palette()).heatText(share),
                       QRectF(rect.left() + 3, rect.top() + 8, 4, rect.height() - 16));
    };
    QVERIFY(frameLength(kTopLeft) > 20);
    QVERIFY(frameLength({Label::Hallucination, Label::Hallucination}) > 20);
    QVERIFY(frameLength({Label::Contradiction, Label::Contradiction}) > 20);
    QCOMPARE(frameLength({Label::Accurate, Label::Contradiction}), 0);
    QCOMPARE(frameLength(kContradictionAsHallucination), 0);
}

void TestConfusionMatrixView::selectedCellIsFramed() {
    m_view->clearFocus();
    const QColor focus = chartColours(m_view->palette()).focus;
    const QRectF rect = m_view->cellRect(kContradictionAsHallucination);
    QCOMPARE(countOf(m_view->grab().toImage(), focus, rect), 0);
    QSignalSpy chosen(m_view.get(), &ConfusionMatrixView::cellChosen);
    m_view->setSelected(kContradictionAsHallucination);
    QVERIFY(countOf(m_view->grab().toImage(), focus, rect) > 200);
    QCOMPARE(chosen.size(), 0);
    // No frame of a right decision has filled corners.
    const auto isCornerFilled = [&](const MatrixCell& cell) {
        const QPointF inCorner = m_view->cellRect(cell).topLeft() + QPointF(4, 4);
        return m_view->grab().toImage().pixelColor(inCorner.toPoint()) == focus;
    };
    QVERIFY(isCornerFilled(kContradictionAsHallucination));
    QVERIFY(!isCornerFilled(kTopLeft));
    m_view->setSelected(kTopLeft);
    QVERIFY(isCornerFilled(kTopLeft) && !isCornerFilled(kContradictionAsHallucination));
    m_view->setSelected(std::nullopt);
    QCOMPARE(countOf(m_view->grab().toImage(), focus, rect), 0);
}

void TestConfusionMatrixView::clickChooses() {
    QSignalSpy chosen(m_view.get(), &ConfusionMatrixView::cellChosen);
    for (const Label truth : assay::model::kLabels) {
        for (const Label predicted : assay::model::kLabels) {
            const MatrixCell cell{truth, predicted};
            QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->cellRect(cell).center().toPoint());
            QCOMPARE(m_view->selected(), cell);
            QCOMPARE(chosen.takeFirst().first().value<MatrixCell>(), cell);
        }
    }
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(6, 6)); // a heading
    QCOMPARE(chosen.size(), 0);
}

void TestConfusionMatrixView::keysMoveAndChoose() {
    m_view->setFocus();
    QSignalSpy chosen(m_view.get(), &ConfusionMatrixView::cellChosen);
    QCOMPARE(m_view->currentCell(), kTopLeft);
    QTest::keyClick(m_view.get(), Qt::Key_Up); // stays in the matrix
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QCOMPARE(m_view->currentCell(), kTopLeft);
    const QImage before = m_view->grab().toImage();
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QVERIFY(m_view->grab().toImage() != before); // one sees where one is
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(m_view->currentCell(), kContradictionAsHallucination);
    QCOMPARE(chosen.size(), 0);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(m_view->selected(), kContradictionAsHallucination);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(m_view->selected(), (MatrixCell{Label::Contradiction, Label::Contradiction}));
}

void TestConfusionMatrixView::escapeClears() {
    m_view->setFocus();
    m_view->setSelected(kTopLeft);
    QSignalSpy cleared(m_view.get(), &ConfusionMatrixView::selectionCleared);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(!m_view->selected());
    QCOMPARE(cleared.size(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Escape); // nothing to clear any more
    QCOMPARE(cleared.size(), 1);
}

void TestConfusionMatrixView::toolTipSpeaks() {
    const auto tipAt = [this](const QPointF& at) {
        QHelpEvent event(QEvent::ToolTip, at.toPoint(), m_view->mapToGlobal(at.toPoint()));
        QApplication::sendEvent(m_view.get(), &event);
        return QToolTip::text();
    };
    QCOMPARE(tipAt(m_view->cellRect(kContradictionAsHallucination).center()),
             QStringLiteral("1,400 contradictions were predicted as hallucination, 70.0 % of 2,000."));
    const QRectF first = m_view->cellRect(kTopLeft);
    QCOMPARE(tipAt(first.center()),
             QStringLiteral("1,890 accurate answers were predicted as accurate, 31.5 % of 6,000."));
    QCOMPARE(tipAt({first.left() - 20, first.center().y()}), QStringLiteral("6,000: truly accurate"));
    QCOMPARE(tipAt({first.center().x(), first.top() - 10}), QStringLiteral("3,751: predicted as accurate"));
    QCOMPARE(tipAt({m_view->width() - 12.0, m_view->height() - 12.0}),
             QStringLiteral("10,000 samples in all"));
}

void TestConfusionMatrixView::emptyRowsAreUndefined() {
    assay::metrics::ConfusionMatrix matrix;
    matrix.cells = {{{3, 1, 0}, {0, 0, 0}, {0, 0, 2}}};
    m_view->setMatrix(matrix);
    QVERIFY(!rowShare(matrix, {Label::Hallucination, Label::Accurate}).has_value());
    QVERIFY(
        m_view->describeCell({Label::Hallucination, Label::Accurate}).contains(QStringLiteral("undefined")));
    QVERIFY(
        m_view->asMarkdown().contains(QStringLiteral("| true hallucination | 0 (—) | 0 (—) | 0 (—) | 0 |")));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("matrix.svg"));
    QVERIFY(m_view->exportTo(path));
    QCOMPARE(svgTexts(path).count(QStringLiteral("—")), 3);
}

void TestConfusionMatrixView::oneIsNotPlural() {
    assay::metrics::ConfusionMatrix matrix;
    matrix.cells = {{{3, 1, 0}, {0, 1, 0}, {0, 0, 2}}};
    m_view->setMatrix(matrix);
    QCOMPARE(m_view->describeCell({Label::Accurate, Label::Hallucination}),
             QStringLiteral("1 accurate answer was predicted as hallucination, 25.0 % of 4."));
    QCOMPARE(m_view->describeCell({Label::Hallucination, Label::Hallucination}),
             QStringLiteral("1 hallucination was predicted as hallucination, 100.0 % of 1."));
}

void TestConfusionMatrixView::wordsForScreenReaders() {
    m_view->setSelected(kContradictionAsHallucination);
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(accessible != nullptr);
    QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Confusion matrix"));
    const QString words = accessible->text(QAccessible::Description);
    QCOMPARE(words, m_view->textAlternative());
    QVERIFY(words.startsWith(QStringLiteral("Confusion matrix of 10,000 samples.")));
    QCOMPARE(words.count(QStringLiteral("predicted as")), 9);
    QVERIFY(words.endsWith(QStringLiteral("Chosen: true contradiction, predicted hallucination.")));
    QCOMPARE(accessible->text(QAccessible::Value), m_view->describeCell(m_view->currentCell()));
}

void TestConfusionMatrixView::copiesAsText() {
    const QString tsv =
        QStringLiteral("true \\ predicted\tpredicted accurate\tpredicted hallucination\tpredicted "
                       "contradiction\ttotal\n"
                       "true accurate\t1890\t4110\t0\t6000\n"
                       "true hallucination\t1861\t139\t0\t2000\n"
                       "true contradiction\t0\t1400\t600\t2000\n"
                       "total\t3751\t5649\t600\t10000\n");
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), tsv);
    m_view->findChild<QAction*>(QStringLiteral("copyMarkdown"))->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(
        QStringLiteral("| true contradiction | 0 (0.0 %) | 1,400 (70.0 %) | 600 (30.0 %) | 2,000 |")));
    m_view->findChild<QAction*>(QStringLiteral("copyImage"))->trigger();
    QCOMPARE(QApplication::clipboard()->image().size(), m_view->size() * 2);
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    QVERIFY(!QImage::fromData(copied->data(QStringLiteral("image/png"))).isNull());
    QVERIFY(copied->data(QStringLiteral("image/svg+xml")).contains("1,400"));
    QVERIFY(copied->data(QStringLiteral("application/pdf")).startsWith("%PDF"));
}

void TestConfusionMatrixView::exportsAll() {
    QTemporaryDir folder;
    QString error;
    for (const char* extension : {"csv", "png", "svg", "pdf"}) {
        const QString path = folder.filePath(QStringLiteral("matrix.") + QLatin1String(extension));
        QVERIFY2(m_view->exportTo(path, &error), qPrintable(error));
        QVERIFY(QFile::exists(path));
    }
    QVERIFY(contentOf(folder.filePath(QStringLiteral("matrix.csv")))
                .contains("true contradiction,0,1400,600,2000\r\n"));
    const QString svg = folder.filePath(QStringLiteral("matrix.svg"));
    QVERIFY(QSvgRenderer(svg).isValid());
    const QString texts = svgTexts(svg).join(u' ');
    for (const char* text :
         {"true accurate", "hallucination", "contradiction", "1,400", "70.0 %", "10,000"}) {
        QVERIFY2(texts.contains(QLatin1String(text)), qPrintable(texts));
    }
    const QString pdf = folder.filePath(QStringLiteral("matrix.pdf"));
    QVERIFY(contentOf(pdf).startsWith("%PDF"));
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty()) {
        QSKIP("pdftotext is not installed: the text of the PDF is not checked");
    }
    QProcess process;
    process.start(program, {pdf, QStringLiteral("-")});
    QVERIFY(process.waitForFinished());
    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    for (const char* part : {"true accurate", "hallucination", "1,890", "93.0 %"}) {
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    }
}

void TestConfusionMatrixView::differenceToAPin() {
    const QImage before = m_view->grab().toImage();
    assay::metrics::ConfusionMatrix pinned = example();
    pinned.at(Label::Accurate, Label::Accurate) -= 12;
    pinned.at(Label::Contradiction, Label::Hallucination) += 1'003;
    m_view->setDifference(pinned);
    QVERIFY(m_view->grab().toImage() != before);
    QVERIFY(m_view->describeCell(kTopLeft).contains(QStringLiteral("+12")));
    QVERIFY(m_view->describeCell(kContradictionAsHallucination).contains(QStringLiteral("−1,003")));
    QVERIFY(m_view->textAlternative().contains(QStringLiteral("±0")));
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("matrix.svg"));
    QVERIFY(m_view->exportTo(file));
    QVERIFY(svgTexts(file).join(QLatin1Char('|')).contains(QStringLiteral("+12")));
    m_view->setDifference(std::nullopt);
    QCOMPARE(m_view->grab().toImage(), before);
}

void TestConfusionMatrixView::minimumShowsWholeNames() {
    m_view->resize(m_view->minimumSizeHint());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("matrix.svg"));
    QVERIFY(m_view->exportTo(path));
    for (const QString& text : svgTexts(path)) {
        QVERIFY2(!text.contains(u'…'), qPrintable(text));
    }
}

void TestConfusionMatrixView::setMatrixDoesNotLayOutTheWindow() {
    const QRectF before = m_view->cellRect(kTopLeft);
    assay::metrics::ConfusionMatrix other = example();
    other.at(Label::Accurate, Label::Accurate) += 1;
    const QImage image = m_view->grab().toImage();
    m_view->setMatrix(other);
    QCOMPARE(m_view->cellRect(kTopLeft), before);
    QVERIFY(m_view->grab().toImage() != image);
}

ASSAY_TEST(TestConfusionMatrixView)
#include "tst_confusion_matrix_view.moc"
