#include "app/pages/questions/suspicion_list_model.h"

#include "app/pages/questions/question_text.h"
#include "app/pages/questions/suspicion_text.h"
#include "core/base/clock.h"
#include "core/curation/marked_suspicions.h"
#include "core/curation/question_filter.h"
#include "core/results/curation/curation_words.h"
#include "widgets/text/translated_wording.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {

using workspace::SuspicionKey;
using workspace::SuspicionMark;
using workspace::SuspicionState;

namespace {

// As the table and its facets say it.
QString withheldText() {
    return widgets::windowText(results::facetValueText, curation::Facet::Status,
                               std::string(curation::kWithheld));
}

} // namespace

SuspicionListModel::SuspicionListModel(QObject* parent)
    : RowTable(parent) {
    describeColumns();
    setSortable();
}

void SuspicionListModel::describeColumns() {
    using Item = SuspicionItem;
    const auto ofMark = [](const auto& member) { // empty of what nobody has decided
        return [member](const Item* item) { return item->mark ? (*item->mark).*member : std::string(); };
    };
    setColumns(
        {{.key = Rule,
          .title = tr("Rule"),
          .width = 30,
          .text =
              [](const Item* item) {
                  const QString rule = ruleText(item->suspicion.rule);
                  return item->isFound ? rule : tr("%1 (not found by this check)").arg(rule);
              },
          .value = [](const Item* item) { return curation::lintRuleName(item->suspicion.rule); },
          .sort = [](const Item* item) { return static_cast<int>(item->suspicion.rule); },
          .toolTip = [](const Item* item) { return ruleDefinition(item->suspicion.rule); }},
         {.key = QuestionId,
          .title = tr("Question"),
          .width = 14,
          .text = [](const Item* item) { return item->suspicion.questionId; }},
         {.key = Suite,
          .title = tr("Suite"),
          .width = 14,
          .text =
              [this](const Item* item) {
                  const auto suite = m_suites.find(item->suspicion.question);
                  return suite == m_suites.end() ? std::string() : suite->second;
              }},
         {.key = State,
          .title = tr("State"),
          .width = 24,
          .text =
              [this](const Item* item) {
                  const QString state = item->isWithheld              ? withheldText()
                                        : item->mark && isOpen(*item) ? tr("Open again")
                                                                      : markText(item->mark);
                  return m_outdated.contains(item->suspicion.question)
                             ? tr("%1 · outdated: the question was edited").arg(state)
                             : state;
              }},
         {.key = Numbers,
          .title = tr("Numbers"),
          .width = 34,
          .text = [](const Item* item) { return numbersText(item->suspicion); }},
         {.key = Trigger,
          .title = tr("What triggered it"),
          .width = 40,
          .text = [](const Item* item) { return triggerText(item->suspicion); }},
         {.key = Reason,
          .title = tr("Reason"),
          .width = 24,
          .text =
              [](const Item* item) {
                  return !item->mark ? QString()
                         : item->mark->state == SuspicionState::Accepted
                             ? flagReasonText(item->mark->reason)
                             : QString::fromStdString(item->mark->reason);
              }},
         {.key = MarkedBy, .title = tr("Decided by"), .width = 14, .text = ofMark(&SuspicionMark::markedBy)},
         {.key = MarkedAt, .title = tr("Decided"), .width = 18, .time = ofMark(&SuspicionMark::markedAt)}},
        ToolTips::Texts);
    setKey([](const Item* item) {
        return QStringLiteral("%1/%2/%3")
            .arg(item->suspicion.question)
            .arg(static_cast<int>(item->suspicion.rule))
            .arg(QString::fromStdString(item->suspicion.fingerprint));
    });
}

void SuspicionListModel::setSuspicions(std::vector<curation::Suspicion> suspicions,
                                       std::span<const SuspicionMark> marks, bool keepOrphans) {
    m_outdated.clear();
    std::vector<SuspicionItem> items;
    std::set<SuspicionKey> known;
    for (curation::Suspicion& suspicion : suspicions) {
        known.insert(curation::keyOf(suspicion));
        items.push_back({std::move(suspicion), std::nullopt, true});
    }
    if (keepOrphans) {
        for (const SuspicionMark& mark : marks) {
            const auto rule = curation::lintRuleFromName(mark.suspicion.rule);
            if (!rule || known.contains(mark.suspicion)) { // a rule of a newer program cannot be shown
                continue;
            }
            curation::Suspicion suspicion;
            suspicion.rule = *rule;
            suspicion.question = mark.suspicion.question;
            suspicion.fingerprint = mark.suspicion.fingerprint;
            items.push_back({std::move(suspicion), std::nullopt, false});
        }
    }
    take(std::move(items), marks);
}

void SuspicionListModel::setMarks(std::span<const SuspicionMark> marks, std::set<base::RowId> outdated) {
    m_outdated = std::move(outdated);
    take(m_items, marks);
}

void SuspicionListModel::take(std::vector<SuspicionItem> items, std::span<const SuspicionMark> marks) {
    const workspace::SuspicionMarks lookup(marks);
    for (SuspicionItem& item : items) {
        const SuspicionMark* const mark = lookup.find(curation::keyOf(item.suspicion));
        item.isWithheld = mark != nullptr && m_hides && m_hides(item.suspicion.question, mark->markedBy);
        item.mark = mark != nullptr && !item.isWithheld ? std::optional(*mark) : std::nullopt;
    }
    std::erase_if(items, [](const SuspicionItem& item) { return !item.isFound && !item.mark; });
    m_now = base::utcNow();
    std::vector<const SuspicionItem*> rows = wanted(items);
    setRows(std::move(rows), [&] { m_items = std::move(items); }); // where they lie stays the same
}

void SuspicionListModel::setShow(Show show, std::optional<curation::LintRule> rule) {
    if (show != m_show || rule != m_rule) {
        m_show = show;
        m_rule = rule;
        setRows(wanted(m_items));
    }
}

bool SuspicionListModel::isOpen(const SuspicionItem& item) const {
    if (!item.mark) {
        return !item.isWithheld;
    }
    const workspace::SuspicionMarks marks(std::span(&*item.mark, 1));
    return item.mark->state == SuspicionState::Snoozed && !marks.hides(item.mark->suspicion, m_now);
}

int SuspicionListModel::openCount() const {
    return static_cast<int>(std::count_if(m_items.begin(), m_items.end(),
                                          [this](const SuspicionItem& item) { return isOpen(item); }));
}

bool SuspicionListModel::isWanted(const SuspicionItem& item) const {
    if (m_rule && item.suspicion.rule != *m_rule) {
        return false;
    }
    if (m_show == All || isOpen(item)) {
        return m_show == All || m_show == Open;
    }
    if (item.isWithheld) {
        return false;
    }
    switch (item.mark->state) {
    case SuspicionState::Accepted:
        return m_show == Accepted;
    case SuspicionState::Dismissed:
        return m_show == Dismissed;
    case SuspicionState::Snoozed:
        return m_show == Snoozed;
    }
    return false;
}

std::vector<const SuspicionItem*> SuspicionListModel::wanted(const std::vector<SuspicionItem>& items) const {
    std::vector<const SuspicionItem*> rows;
    for (const SuspicionItem& item : items) {
        if (isWanted(item)) {
            rows.push_back(&item);
        }
    }
    return rows;
}

const SuspicionItem* SuspicionListModel::item(int row) const {
    const SuspicionItem* const* const found = at(row);
    return found != nullptr ? *found : nullptr;
}

int SuspicionListModel::rowOf(const SuspicionKey& key) const {
    return rowWhere([&key](const SuspicionItem* item) { return curation::keyOf(item->suspicion) == key; });
}

} // namespace assay::app

#include "moc_suspicion_list_model.cpp"
