#include "app/shell/next_steps.h"

#include "app/shell/empty_state.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "widgets/text/field_title.h"
#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"
#include "widgets/text/wrapped_button.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

namespace assay::app {
namespace {

constexpr int kMostSuites = 3;
constexpr std::size_t kMostDrafts = 4;
constexpr int kNameCharacters = 64; // of a name; the whole text is in the tool tip

QString draftName(const TypedDraft& draft) {
    return draft.questionId.empty() ? QString::number(draft.question)
                                    : QString::fromStdString(draft.questionId);
}

} // namespace

NextSteps::NextSteps(QAction* import, QAction* openDemo, QWidget* parent)
    : QWidget(parent)
    , m_import(import)
    , m_openDemo(openDemo)
    , m_steps(new QVBoxLayout(this)) {
    m_steps->setContentsMargins(0, 0, 0, 0);
    m_steps->setSpacing(4);
}

void NextSteps::setSession(Session& session) {
    m_session = &session;
    for (const auto changed :
         {&Session::suitesChanged, &Session::workspaceChanged, &Session::scoredSetsChanged,
          &Session::currentScoredSetChanged, &Session::issuesChanged}) {
        connect(m_session, changed, this, &NextSteps::refresh);
    }
    refresh();
}

void NextSteps::setOpensSets(bool opens) {
    m_opensSets = opens;
    refresh();
}

QPushButton* NextSteps::offer(const char* key, const QString& text, const std::function<void()>& action) {
    auto* button = new widgets::WrappedButton(text, this);
    button->setObjectName(QLatin1String(key));
    connect(button, &QPushButton::clicked, this, action);
    m_steps->addWidget(button);
    return button;
}

// `text` has a place for the name, of which a very long one is shortened; the tool tip says it whole.
void NextSteps::offer(const char* key, const QString& text, const std::string& name,
                      const std::function<void()>& action) {
    const QString whole = QString::fromStdString(name);
    const QString shown =
        fontMetrics().elidedText(whole, Qt::ElideMiddle, fontMetrics().averageCharWidth() * kNameCharacters);
    QPushButton* button = offer(key, text.arg(shown), action);
    button->setToolTip(shown == whole ? QString() : text.arg(whole));
}

// What was typed and never saved, so that one sees what it is; of many the first, and how many more.
void NextSteps::offerDrafts() {
    const std::vector<TypedDraft>& drafts = m_session->gold().holdings().drafted;
    for (std::size_t i = 0; i < std::min(drafts.size(), kMostDrafts); ++i) {
        const TypedDraft& draft = drafts[i];
        const QString typed = QString::fromStdString(draft.typed).simplified();
        const QString what =
            draft.field.empty() ? QString() : widgets::fieldTitle(std::string_view(draft.field));
        const auto sentence = [&](const QString& text) {
            return draft.field.empty()
                       ? tr("Go on with %1, which was left while it was edited").arg(draftName(draft))
                   : text.isEmpty()
                       ? tr("Go on with %1: %2 was emptied and not saved").arg(draftName(draft), what)
                       : tr("Go on with %1, typed into %2 and not saved: “%3”")
                             .arg(draftName(draft), what, text);
        };
        QString shown = typed.left(kNameCharacters);
        shown += shown.size() < typed.size() ? QStringLiteral("…") : QString();
        QPushButton* button =
            offer("nextDraft", sentence(shown), [this, id = draft.question] { Q_EMIT questionOpened(id); });
        button->setToolTip(shown == typed ? QString() : widgets::tipLines(sentence(typed)));
    }
    if (drafts.size() > kMostDrafts) {
        offer("nextDrafts",
              tr("Go on with %n more draft(s) of typed text that was never saved", nullptr,
                 static_cast<int>(drafts.size() - kMostDrafts)),
              [this, id = drafts[kMostDrafts].question] { Q_EMIT questionOpened(id); });
    }
}

// What the suites wait for; false while there is nothing to curate.
bool NextSteps::offerCuration() {
    const GoldHoldings& holdings = m_session->gold().holdings();
    int offered = 0;
    const bool writable = !m_session->isReadOnly();
    if (writable) {
        offerDrafts();
    }
    // Where most waits comes first; else by name.
    std::vector<workspace::SuiteInfo> suites = holdings.suites;
    const auto flagsOf = [&holdings](const workspace::SuiteInfo& suite) {
        const auto flagged = holdings.flagged.find(suite.id);
        return flagged == holdings.flagged.end() ? std::int64_t{0} : flagged->second;
    };
    std::ranges::stable_sort(suites, std::ranges::greater(), flagsOf);
    for (const workspace::SuiteInfo& suite : suites) {
        const std::int64_t flagged = flagsOf(suite);
        if (!writable || offered == kMostSuites || suite.questions == 0) {
            continue;
        }
        if (flagged > 0) {
            offer("nextFlagged",
                  tr("Settle %n flagged question(s) of %1", nullptr, static_cast<int>(flagged)), suite.name,
                  [this, id = suite.id] { Q_EMIT flaggedOpened(id); });
            ++offered;
        } else if (suite.versions.empty()) {
            offer("nextCurate", tr("Review and freeze %1"), suite.name,
                  [this, id = suite.id] { Q_EMIT suiteOpened(id); });
            ++offered;
        }
    }
    if (writable && holdings.suites.empty() && !holdings.bundles.empty()) {
        offer("nextBundles", tr("Draft questions from %1"), holdings.bundles.front().name,
              [this, id = holdings.bundles.front().id] { Q_EMIT bundlesOpened(id); });
    }
    const auto untested = std::ranges::find_if(holdings.corpora, [&holdings](const auto& corpus) {
        return !holdings.testedCorpora.contains(corpus.id);
    });
    if (untested != holdings.corpora.end()) {
        offer("nextCorpus", tr("Read %1 and test its neighbours"), untested->name,
              [this, id = untested->id] { Q_EMIT corpusOpened(id); });
    }
    if (const auto& run = holdings.answersRun) {
        offer("nextAnswers",
              tr("Read the last run of answers, %1 (n = %2)")
                  .arg(QStringLiteral("%1"), widgets::countText(run->items)),
              run->name, [this, id = run->id] { Q_EMIT answersOpened(id); });
    } else if (writable && !holdings.suites.empty()) {
        const auto answers = std::ranges::find(holdings.answers, workspace::AnswerSetContent::Answers,
                                               &workspace::AnswerSetInfo::content);
        if (answers != holdings.answers.end()) {
            offer("nextAnswers", tr("Measure the answers of %1"), answers->name,
                  [this] { Q_EMIT answersOpened(0); });
        }
    }
    return !holdings.suites.empty() || !holdings.bundles.empty() || !holdings.corpora.empty();
}

// What the current set waits for.
void NextSteps::offerSet() {
    const auto set = m_session->currentScoredSet();
    // Whatever the list of issues shows at the moment: a suite's, or several imports'.
    const auto showIssues = [this, id = set->id] {
        m_session->showIssuesOf({evaluate::IssueSubject::Of::ScoredSet, id});
        Q_EMIT issuesRequested();
    };
    if (set->rejected > 0) {
        offer("nextIssues",
              set->rejected == 1
                  ? tr("See why 1 record was rejected")
                  : tr("See why %n records were rejected", nullptr, static_cast<int>(set->rejected)),
              showIssues);
    } else if (m_session->issues().total() > 0 &&
               m_session->issuesSubject() == QString::fromStdString(set->name)) {
        offer("nextIssues", tr("Look at the issues of %1"), set->name, showIssues);
    }
    // Decided on these very samples: nothing waits.
    const bool isDecided = m_session->gold().holdings().decidedOn.contains(set->dataHash);
    if (m_opensSets && !isDecided) {
        offer("nextThresholds", tr("Choose a threshold for %1"), set->name,
              [this, id = set->id] { Q_EMIT scoredSetOpened(id); });
    }
}

void NextSteps::refresh() {
    if (m_session == nullptr) {
        return;
    }
    while (QLayoutItem* item = m_steps->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->deleteLater(); // it may be the one that is being pressed
            item->widget()->hide();
        }
        delete item;
    }
    const bool writable = !m_session->isReadOnly();
    if (!writable) {
        auto* words =
            new QLabel(tr("This workspace is read-only: look at its sets and export from them."), this);
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        m_steps->addWidget(words);
    }
    const bool curates = offerCuration();
    const bool hasSet = m_session->currentScoredSet().has_value();
    if (hasSet) {
        offerSet();
    }
    const bool isKnown = hasSet || m_session->gold().holdings().areRead; // else it may hold what comes next
    if (writable && isKnown) {
        offer("nextImport",
              hasSet                                 ? tr("Import another set…")
              : EmptyState::holdsNothing(*m_session) ? tr("Import scores, questions or filings…")
                                                     : tr("Import a scored set…"),
              [this] { m_import->trigger(); });
    }
    if (isKnown && !hasSet && !curates) {
        offer("nextDemo", tr("See how it works in the demo"), [this] { m_openDemo->trigger(); });
    }
    Q_EMIT stepsChanged();
}

} // namespace assay::app

#include "moc_next_steps.cpp"
