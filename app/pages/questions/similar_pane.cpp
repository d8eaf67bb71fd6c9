#include "app/pages/questions/similar_pane.h"

#include "app/pages/questions/question_controller.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr std::size_t kMostSimilar = 20;

using ComparedPointer = std::shared_ptr<const ComparedQuestions>;

// By the model, or by LSA where it has no vectors any more.
base::Result<ComparedPointer> comparedBy(const workspace::Workspace& workspace, const std::string& model,
                                         const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto sets, workspace::questionVectorSets(reader));
    auto compared = std::make_shared<ComparedQuestions>();
    for (const workspace::QuestionVectorSet& set : sets) { // by model
        if (compared->models.empty() || compared->models.back() != set.model) {
            compared->models.push_back(set.model);
        }
    }
    if (std::ranges::find(compared->models, model) != compared->models.end()) {
        auto stored = evaluate::SimilarityVectors::ofModel(reader, model, stop);
        if (stored) {
            compared->vectors = *std::move(stored);
            return ComparedPointer(std::move(compared));
        }
        if (stored.error().code != base::ErrorCode::NotFound) {
            return tl::unexpected(stored.error());
        }
    }
    ASSAY_TRY(compared->vectors, evaluate::SimilarityVectors::of(reader, stop, progress));
    return ComparedPointer(std::move(compared));
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
    , m_by(new QComboBox(this))
    , m_about(new QLabel(this))
    , m_table(new widgets::DataTableView(this)) {
    setObjectName(QStringLiteral("similarQuestions"));
    m_by->setObjectName(QStringLiteral("similarBy"));
    m_by->setAccessibleName(tr("Vectors that questions are compared by"));
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_by->setMinimumContentsLength(18);
    m_by->addItem(tr("LSA, made here"), QString());
    widgets::tellWholeEntry(*m_by, tr("Vectors of a model are kept when a corpus is asked by vectors of a "
                                      "service or a file"));
    auto* by = new QLabel(tr("&By"), this);
    by->setBuddy(m_by);
    m_about->setObjectName(QStringLiteral("similarAbout"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_table->setObjectName(QStringLiteral("similar"));
    m_table->setAccessibleName(tr("Similar questions"));
    m_table->setSettingsKey(QStringLiteral("questions/similar"));
    m_table->setModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    auto* choice = new QHBoxLayout;
    choice->addWidget(by);
    choice->addWidget(m_by);
    choice->addStretch(1);
    layout->addLayout(choice);
    layout->addWidget(m_about);
    layout->addWidget(m_table, 1);
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this] {
        if (const SimilarRow* const row = m_model->at(m_table->currentIndex().row())) {
            m_controller.setCurrent(row->question.id);
        }
    });
    connect(m_by, &QComboBox::activated, this, &SimilarPane::forget);
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
    m_controller.jobs().startBackground<ComparedPointer>(
        tr("Comparing questions"),
        [workspace, model = m_by->currentData().toString().toStdString()](const std::stop_token& stop,
                                                                          base::ProgressSink& progress) {
            return comparedBy(*workspace, model, stop, progress);
        },
        this,
        [this, request](const base::Result<ComparedPointer>& compared) {
            if (request != m_request) {
                return; // another question is in front by now, or questions have changed
            }
            if (compared) {
                take(*compared);
            } else {
                m_about->setText(widgets::errorText(compared.error()));
            }
        });
}

void SimilarPane::take(ComparedPointer compared) {
    m_vectors = std::move(compared);
    const QSignalBlocker blocker(m_by);
    const QString chosen = m_by->currentData().toString();
    while (m_by->count() > 1) {
        m_by->removeItem(1);
    }
    for (const std::string& model : m_vectors->models) {
        m_by->addItem(QString::fromStdString(model), QString::fromStdString(model));
    }
    m_by->setCurrentIndex(std::max(0, m_by->findData(chosen)));
    showNearest();
}

void SimilarPane::showNearest() {
    const evaluate::SimilarQuestions found =
        m_vectors->vectors.nearest(m_controller.current()->id, kMostSimilar);
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
    m_about->setText(aboutText(found));
}

QString SimilarPane::aboutText(const evaluate::SimilarQuestions& found) const {
    const QString count = widgets::countText(found.compared);
    const QString vectors = QString::fromStdString(found.vectors);
    if (found.isLsa) {
        return found.isKnown
                   ? tr("Nearest of %1 questions of all suites, by %2: vectors made here from the "
                        "questions' own words, "
                        "which know no synonyms that do not stand in them.")
                         .arg(count, vectors)
                   : tr("No other question shares enough words with this one to be compared with it.");
    }
    QString text = found.isKnown
                       ? tr("Nearest of %1 questions of all suites, by the vectors of “%2” that are kept "
                            "with them.")
                             .arg(count, vectors)
                       : tr("No vector of “%1” is kept of what this question says now. Asking a corpus by "
                            "vectors of that model keeps one.")
                             .arg(vectors);
    if (found.outdated > 0) {
        text += u' ' + tr("%n vector(s) of questions that say something else by now are left out.", nullptr,
                          static_cast<int>(found.outdated));
    }
    return text;
}

} // namespace assay::app

#include "moc_similar_pane.cpp"
