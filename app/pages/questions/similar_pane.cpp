#include "app/pages/questions/similar_pane.h"

#include "app/pages/questions/question_controller.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr std::size_t kMostSimilar = 20;

using VectorsPointer = std::shared_ptr<const evaluate::SimilarityVectors>;

base::Result<VectorsPointer> vectorsOf(const workspace::Workspace& workspace, const std::stop_token& stop,
                                       base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(auto vectors, evaluate::SimilarityVectors::of(reader, stop, progress));
    return std::make_shared<const evaluate::SimilarityVectors>(std::move(vectors));
}

} // namespace

SimilarModel::SimilarModel(QObject* parent)
    : RowTable(parent) {
    setColumns(
        {{.key = Cosine,
          .title = tr("Cosine"),
          .width = 8,
          .text = [](const SimilarRow& row) { return QLocale().toString(row.question.cosine, 'f', 3); }},
         {.key = Suite, .title = tr("Suite"), .width = 14, .text = &SimilarRow::suite},
         {.key = Id,
          .title = tr("Question"),
          .width = 14,
          .text = [](const SimilarRow& row) { return QString::fromStdString(row.question.questionId); }},
         {.key = Text,
          .title = tr("Text"),
          .width = 60,
          .text = [](const SimilarRow& row) { return QString::fromStdString(row.question.text); }}},
        ToolTips::LongTexts);
    setKey([](const SimilarRow& row) { return row.question.id; });
}

SimilarPane::SimilarPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new SimilarModel(this))
    , m_about(new QLabel(this))
    , m_table(new widgets::DataTableView(this)) {
    setObjectName(QStringLiteral("similarQuestions"));
    m_about->setObjectName(QStringLiteral("similarAbout"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_table->setObjectName(QStringLiteral("similar"));
    m_table->setAccessibleName(tr("Similar questions"));
    m_table->setSettingsKey(QStringLiteral("questions/similar"));
    m_table->setModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_about);
    layout->addWidget(m_table, 1);
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this] {
        if (const SimilarRow* const row = m_model->at(m_table->currentIndex().row())) {
            m_controller.setCurrent(row->question.id);
        }
    });
    connect(&controller, &QuestionController::currentChanged, this, &SimilarPane::refresh);
    connect(&controller, &QuestionController::currentEdited, this, &SimilarPane::forget);
    connect(&controller, &QuestionController::columnsChanged, this, &SimilarPane::forget);
    connect(&controller, &QuestionController::workspaceChanged, this, &SimilarPane::forget);
    refresh();
}

void SimilarPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void SimilarPane::forget() {
    m_vectors.reset();
    refresh();
}

void SimilarPane::refresh() {
    const quint64 request = ++m_request;
    const auto workspace = m_controller.workspace();
    if (!m_controller.current() || workspace == nullptr) {
        m_vectors.reset();
        m_shown = 0;
        m_about->setText(tr("No question is in front."));
        m_model->showQuestions({});
        return;
    }
    if (!isVisible()) {
        return;
    }
    if (m_vectors != nullptr) {
        showNearest();
        return;
    }
    // What is compared anew after an edit stays in view until then.
    if (const base::RowId id = m_controller.current()->id; id != m_shown) {
        m_shown = id;
        m_about->setText(tr("Questions are being compared…"));
        m_model->showQuestions({});
    }
    m_controller.jobs().startBackground<VectorsPointer>(
        tr("Comparing questions"),
        [workspace](const std::stop_token& stop, base::ProgressSink& progress) {
            return vectorsOf(*workspace, stop, progress);
        },
        this,
        [this, request](const base::Result<VectorsPointer>& vectors) {
            if (request != m_request) {
                return; // another question is in front by now, or questions have changed
            }
            if (vectors) {
                m_vectors = *vectors;
                showNearest();
            } else {
                m_about->setText(widgets::errorText(vectors.error()));
            }
        });
}

void SimilarPane::showNearest() {
    const evaluate::SimilarQuestions found = m_vectors->nearest(m_controller.current()->id, kMostSimilar);
    std::vector<SimilarRow> rows;
    const workspace::Reader* const reader = m_controller.edits().reader();
    const auto suites =
        reader != nullptr
            ? workspace::suites(*reader)
            : base::Result<std::vector<workspace::SuiteInfo>>(base::fail(base::ErrorCode::NotFound));
    for (const evaluate::SimilarQuestion& question : found.nearest) {
        SimilarRow row{question, {}};
        if (suites) {
            const auto suite = std::ranges::find(*suites, question.suite, &workspace::SuiteInfo::id);
            row.suite = suite != suites->end() ? suite->name : std::string();
        }
        rows.push_back(std::move(row));
    }
    m_shown = m_controller.current()->id;
    m_model->showQuestions(std::move(rows));
    m_about->setText(found.isKnown
                         ? tr("Nearest of %1 questions of all suites, by %2: vectors made here from the "
                              "questions' own words, "
                              "which know no synonyms that do not stand in them.")
                               .arg(widgets::countText(found.compared), QString::fromStdString(found.vectors))
                         : tr("No other question shares enough words with this one to be compared with it."));
}

} // namespace assay::app

#include "moc_similar_pane.cpp"
