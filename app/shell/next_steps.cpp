#include "app/shell/next_steps.h"

#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "widgets/text/number_text.h"
#include "widgets/text/wrapped_button.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kMostSuites = 3;
constexpr int kNameCharacters = 64; // of a name; the whole text is in the tool tip

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

// What the suites wait for; false while there is nothing to curate.
bool NextSteps::offerCuration() {
    const GoldHoldings& holdings = m_session->gold().holdings();
    int offered = 0;
    const bool writable = !m_session->isReadOnly();
    if (writable && !holdings.drafted.empty()) {
        offer("nextDrafts",
              tr("Go on with %n draft(s) of typed text that was never saved", nullptr,
                 static_cast<int>(holdings.drafted.size())),
              [this, id = holdings.drafted.front()] { Q_EMIT questionOpened(id); });
    }
    for (const workspace::SuiteInfo& suite : holdings.suites) {
        const auto flagged = holdings.flagged.find(suite.id);
        if (!writable || offered == kMostSuites || suite.questions == 0) {
            continue;
        }
        const auto open = [this, id = suite.id] { Q_EMIT suiteOpened(id); };
        if (flagged != holdings.flagged.end()) {
            offer("nextFlagged",
                  tr("Settle %n flagged question(s) of %1", nullptr, static_cast<int>(flagged->second)),
                  suite.name, open);
            ++offered;
        } else if (suite.versions.empty()) {
            offer("nextCurate", tr("Review and freeze %1"), suite.name, open);
            ++offered;
        }
    }
    if (writable && holdings.suites.empty() && !holdings.bundles.empty()) {
        offer("nextBundles", tr("Draft questions from %1"), holdings.bundles.front().name,
              [this, id = holdings.bundles.front().id] { Q_EMIT bundlesOpened(id); });
    }
    if (!holdings.corpora.empty()) {
        offer("nextCorpus", tr("Read %1 and test its neighbours"), holdings.corpora.front().name,
              [this, id = holdings.corpora.front().id] { Q_EMIT corpusOpened(id); });
    }
    if (const auto& run = holdings.answersRun) {
        offer("nextAnswers",
              tr("Read the last run of answers, %1 (n = %2)")
                  .arg(QStringLiteral("%1"), widgets::countText(run->items)),
              run->name, [this, id = run->id] { Q_EMIT answersOpened(id); });
    } else if (writable && !holdings.answers.empty() && !holdings.suites.empty()) {
        offer("nextAnswers", tr("Measure the answers of %1"), holdings.answers.front().name,
              [this] { Q_EMIT answersOpened(0); });
    }
    return !holdings.suites.empty() || !holdings.bundles.empty() || !holdings.corpora.empty();
}

// What the current set waits for.
void NextSteps::offerSet() {
    const auto set = m_session->currentScoredSet();
    const auto showIssues = [this] { Q_EMIT issuesRequested(); };
    if (set->rejected > 0 && m_session->issues().total() > 0) {
        offer("nextIssues",
              set->rejected == 1
                  ? tr("See why 1 record was rejected")
                  : tr("See why %n records were rejected", nullptr, static_cast<int>(set->rejected)),
              showIssues);
    } else if (m_session->issues().total() > 0) {
        offer("nextIssues", tr("Look at the issues of %1"), set->name, showIssues);
    }
    if (m_opensSets) {
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
    if (writable) {
        offer("nextImport", hasSet ? tr("Import another set…") : tr("Import a scored set…"),
              [this] { m_import->trigger(); });
    }
    if (!hasSet && !curates) {
        offer("nextDemo", tr("See how it works in the demo"), [this] { m_openDemo->trigger(); });
    }
    Q_EMIT stepsChanged();
}

} // namespace assay::app

#include "moc_next_steps.cpp"
