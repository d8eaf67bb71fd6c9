#include "app/pages/retrieval/retrieval_list_model.h"

#include "core/results/retrieval/retrieval_blocks.h"
#include "core/words/definitions.h"
#include "widgets/text/translated_wording.h"

#include <optional>
#include <set>

namespace assay::app {
namespace {

QString retrievalMeaning(const char* id) {
    return widgets::windowText(words::figureMeaning, std::string_view(id));
}

QString whyAllMissed(const evaluate::QuestionRetrieval& question) {
    std::set<evaluate::WhyMissed> whys;
    for (const evaluate::MissedItem& item : question.missed) {
        whys.insert(item.why);
    }
    QStringList texts;
    for (const evaluate::WhyMissed why : whys) {
        texts += widgets::windowText(results::whyMissedText, why);
    }
    return texts.join(QStringLiteral("; "));
}

// "relevant at ranks 1, 4": what the dots show, for who does not see them.
QString relevantRanksText(const evaluate::QuestionRetrieval& question) {
    QStringList ranks;
    for (const std::int64_t rank : question.ranks) {
        ranks += QString::number(rank);
    }
    return ranks.isEmpty()
               ? RetrievalListModel::tr("nothing relevant is in the list")
               : RetrievalListModel::tr("relevant at rank %1").arg(ranks.join(QStringLiteral(", ")));
}

} // namespace

RetrievalListModel::RetrievalListModel(QObject* parent)
    : RowTable(parent) {
    const auto of = [this](std::size_t place) -> const evaluate::QuestionRetrieval& {
        return m_view->question(place);
    };
    const auto first = [of](std::size_t place) { return of(place).firstGold(); };
    const auto category = [of](std::size_t place) {
        const auto found = of(place).strata.find("category");
        return found == of(place).strata.end() || found->second.empty() ? std::string()
                                                                        : found->second.front();
    };
    setColumns(
        {{.key = QuestionId,
          .title = tr("Id"),
          .width = 18,
          .text = [of](std::size_t place) { return of(place).questionId; }},
         {.key = Text,
          .title = tr("Question"),
          .width = 26,
          .text =
              [this](std::size_t place) {
                  return m_view->texts[place].empty()
                             ? tr("(the question is gone)")
                             : QString::fromStdString(m_view->texts[place]).simplified();
              }},
         {.key = FirstRelevant,
          .title = tr("First"),
          .definition = tr("The rank of the first relevant result; a dash: nothing relevant is in the list"),
          .width = 7,
          .count = first},
         {.key = Ranks,
          .title = tr("Ranks 1 to 20"),
          .definition = tr("A dot for each of the first 20 results, filled where it is relevant"),
          .width = 20,
          .text = [of](std::size_t place) { return rankSpark(of(place)); },
          .toolTip = [of](std::size_t place) { return relevantRanksText(of(place)); },
          .accessibleText = [of](std::size_t place) { return relevantRanksText(of(place)); }},
         {.key = Found,
          .title = tr("Found"),
          .definition = tr("Relevant results in the list"),
          .width = 7,
          .count = [of](std::size_t place) { return std::ssize(of(place).ranks); }},
         {.key = Relevant,
          .title = tr("Relevant"),
          .definition = tr("What is relevant to the question"),
          .width = 8,
          .count = [of](std::size_t place) { return of(place).relevant; }},
         {.key = ReciprocalRank,
          .title = tr("1 / rank"),
          .definition = retrievalMeaning("retrieval_mrr"),
          .width = 9,
          .figure = [first, of](std::size_t place) -> std::optional<double> {
              if (of(place).relevant <= 0 || of(place).isOpen()) {
                  return std::nullopt;
              }
              const auto rank = first(place);
              return rank ? 1.0 / static_cast<double>(*rank) : 0.0;
          }},
         {.key = WhyMissed,
          .title = tr("Why missed"),
          .definition = retrievalMeaning("retrieval_missed"),
          .width = 22,
          .text = [of](std::size_t place) { return whyAllMissed(of(place)); }},
         {.key = Category, .title = tr("Category"), .width = 10, .text = category}},
        ToolTips::LongTexts);
    setKey([this](std::size_t place) { return m_view->question(place).questionId; });
    setSortable();
}

void RetrievalListModel::show(std::shared_ptr<const RetrievalView> view, const RetrievalFilter& filter) {
    if (view != m_view) {
        setRows({}); // rows of another run are places of that one
        m_view = std::move(view);
    }
    setRows(m_view != nullptr ? shownQuestions(*m_view, filter) : std::vector<std::size_t>());
}

int RetrievalListModel::rowOf(const std::string& questionId) const {
    return rowWhere([&](std::size_t place) { return m_view->question(place).questionId == questionId; });
}

std::string RetrievalListModel::questionAt(int row) const {
    const std::size_t* const place = at(row);
    return place != nullptr ? m_view->question(*place).questionId : std::string();
}

} // namespace assay::app

#include "moc_retrieval_list_model.cpp"
