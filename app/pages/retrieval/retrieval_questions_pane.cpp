#include "app/pages/retrieval/retrieval_questions_pane.h"

#include "core/results/retrieval/retrieval_blocks.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"

#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {
namespace {

struct QuestionLists {
    model::Question question;
    std::vector<model::PredictionContext> contexts;
};

base::Result<QuestionLists> readQuestionLists(const workspace::Workspace& workspace,
                                              const evaluate::RetrievalRun& run, const std::string& id,
                                              const std::stop_token& stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, run.about.suite, stop));
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, run.about.predictions));
    QuestionLists lists;
    const auto take = [&](std::size_t question,
                          std::vector<formats::PredictionRecord> samples) -> base::Result<> {
        if (questions[question].question.questionId != id) {
            return {};
        }
        lists.question = questions[question].question;
        for (formats::PredictionRecord& sample : samples) {
            if (lists.contexts.empty() && sample.prediction.contexts) {
                lists.contexts = std::move(*sample.prediction.contexts);
            }
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictions(reader, set.id, questions, take, stop));
    return lists;
}

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString goldHtml(const evaluate::QuestionRetrieval& measured) {
    QString html = RetrievalQuestionsPane::tr("<p>Relevant: %1. Found at ranks: %2</p>")
                       .arg(measured.relevant)
                       .arg([&measured] {
                           QStringList ranks;
                           for (const std::int64_t rank : measured.ranks) {
                               ranks += QString::number(rank);
                           }
                           return ranks.isEmpty() ? QStringLiteral("—") : ranks.join(QStringLiteral(", "));
                       }());
    const widgets::WindowWording wording;
    for (const evaluate::MissedItem& item : measured.missed) {
        html += QStringLiteral("<p>%1: %2</p>")
                    .arg(escaped(item.name), escaped(results::whyMissedText(item.why, wording)));
    }
    return html;
}

QString listHtml(const QuestionLists& lists, const evaluate::QuestionRetrieval& measured) {
    constexpr std::size_t kMostShown = 50;
    QString html = QStringLiteral("<ol>");
    for (std::size_t i = 0; i < std::min(kMostShown, lists.contexts.size()); ++i) {
        const model::PredictionContext& context = lists.contexts[i];
        const bool isGold =
            std::ranges::find(measured.ranks, static_cast<std::int64_t>(i) + 1) != measured.ranks.end();
        const QString name = escaped(context.id.empty() ? context.source : context.id);
        html += QStringLiteral("<li>%1%2<br>%3</li>")
                    .arg(isGold ? QStringLiteral("<b>✓ %1</b>").arg(name) : name,
                         context.score ? QStringLiteral(" · %1").arg(*context.score, 0, 'f', 4) : QString(),
                         escaped(context.text));
    }
    return html + QStringLiteral("</ol>");
}

} // namespace

RetrievalQuestionsPane::RetrievalQuestionsPane(RetrievalController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("retrievalQuestions"));
    auto* area = new widgets::BlocksArea(this);
    m_questions = area->addGroup();
    m_detail = new QTextBrowser(this);
    m_detail->setObjectName(QStringLiteral("retrievalQuestion"));
    m_detail->setAccessibleName(tr("The ranked list of the question, and its gold"));
    m_detail->setOpenLinks(false);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(area);
    splitter->addWidget(m_detail);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({1000, 1000});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(splitter);
    connect(m_questions, &widgets::BlocksView::linkActivated, this, [this](const results::Link& link) {
        const auto* const questions = std::get_if<results::AnswersLink>(&link);
        if (questions != nullptr && !questions->questions.empty()) {
            showQuestion(QString::fromStdString(questions->questions.front()));
        }
    });
    connect(&m_controller, &RetrievalController::runChanged, this, &RetrievalQuestionsPane::refresh);
    refresh();
}

void RetrievalQuestionsPane::refresh() {
    ++m_request;
    m_detail->setPlainText(tr("Choose a question on the left."));
    std::vector<results::Block> blocks;
    if (const auto& run = m_controller.run()) {
        results::RetrievalChoice all;
        all.mostHardest = std::numeric_limits<std::size_t>::max();
        blocks.emplace_back(results::retrievalHardestTable(*run, all, {}, widgets::WindowWording()));
    }
    m_questions->setBlocks(blocks);
}

void RetrievalQuestionsPane::showQuestion(const QString& id) {
    const RetrievalController::Run run = m_controller.run();
    if (run == nullptr) {
        return;
    }
    const auto measured = std::ranges::find(run->evaluation.questions, id.toStdString(),
                                            &evaluate::QuestionRetrieval::questionId);
    if (measured == run->evaluation.questions.end()) {
        return;
    }
    m_controller.jobs().startBackground<QuestionLists>(
        tr("Reading a ranked list"),
        [workspace = m_controller.workspace(), run, wanted = id.toStdString()](const std::stop_token& stop,
                                                                               base::ProgressSink&) {
            return readQuestionLists(*workspace, *run, wanted, stop);
        },
        this,
        [this, run, request = ++m_request,
         place = measured - run->evaluation.questions.begin()](const base::Result<QuestionLists>& lists) {
            if (request != m_request) {
                return; // another question is wanted by now
            }
            if (!lists) {
                m_detail->setPlainText(widgets::errorText(lists.error()));
                return;
            }
            const auto& of = run->evaluation.questions[static_cast<std::size_t>(place)];
            m_detail->setHtml(QStringLiteral("<h3>%1</h3><p>%2</p>")
                                  .arg(escaped(of.questionId), escaped(lists->question.questionText)) +
                              goldHtml(of) + listHtml(*lists, of));
        });
}

} // namespace assay::app

#include "moc_retrieval_questions_pane.cpp"
