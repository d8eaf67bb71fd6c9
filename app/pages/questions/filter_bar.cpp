#include "app/pages/questions/filter_bar.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "widgets/editing/text_question.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/symbol_icon.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kTypingMs = 20; // keys that come together are searched for together
constexpr std::string_view kFilterPage = "questions";
constexpr qsizetype kChipLength = 44;

QString chipText(curation::Facet facet, const std::set<std::string>& values) {
    QStringList texts;
    for (const std::string& value : values) {
        texts += facetValueText(facet, value);
    }
    QString text = texts.join(QStringLiteral(", "));
    if (text.size() > kChipLength) {
        text = text.left(kChipLength - 1) + QChar(0x2026);
    }
    return QStringLiteral("%1: %2").arg(facetTitle(facet), text);
}

} // namespace

FilterBar::FilterBar(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_search(new QLineEdit(this))
    , m_typing(new QTimer(this))
    , m_chips(new QToolBar(this))
    , m_count(new QLabel(this))
    , m_filters(new QToolButton(this))
    , m_menu(new QMenu(this)) {
    m_search->setObjectName(QStringLiteral("questionSearch"));
    m_search->setAccessibleName(tr("Search the questions"));
    m_search->setToolTip(
        tr("Questions that hold every word; the last may be a beginning. Case and accents do "
           "not count."));
    m_search->setClearButtonEnabled(true);
    widgets::setHint(*m_search, tr("Search question, answer, company, notes, evidence"));
    m_search->installEventFilter(this);
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingMs);
    m_chips->setObjectName(QStringLiteral("filterChips"));
    m_chips->setAccessibleName(tr("What is chosen"));
    m_chips->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_chips->setIconSize(QSize(12, 12));
    m_chips->hide();
    m_count->setObjectName(QStringLiteral("shownCount"));
    m_filters->setObjectName(QStringLiteral("savedFilters"));
    m_filters->setText(tr("Filters"));
    m_filters->setToolTip(tr("Filters that were saved in this workspace"));
    m_filters->setPopupMode(QToolButton::InstantPopup);
    m_filters->setMenu(m_menu);
    m_menu->setObjectName(QStringLiteral("savedFiltersMenu"));

    m_line = new QHBoxLayout;
    m_line->addWidget(m_search, 1);
    m_line->addWidget(m_count);
    m_line->addWidget(m_filters);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(m_line);
    layout->addWidget(m_chips);

    connect(m_search, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &FilterBar::takeText);
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    connect(&controller, &QuestionController::shownChanged, this, &FilterBar::refresh);
    connect(&controller, &QuestionController::columnsChanged, this, &FilterBar::refresh);
    connect(&controller, &QuestionController::loadingChanged, this, &FilterBar::refresh);
    refresh();
}

void FilterBar::addButton(QToolButton* button) {
    m_line->addWidget(button);
}

void FilterBar::takeText() {
    curation::QuestionFilter filter = m_controller.filter();
    filter.text = m_search->text().toStdString();
    m_controller.setFilter(filter);
}

void FilterBar::refresh() {
    const curation::QuestionFilter& filter = m_controller.filter();
    if (!m_typing->isActive()) { // else what is typed is newer
        const QString text = QString::fromStdString(filter.text);
        if (text != m_search->text()) {
            const QSignalBlocker quiet(m_search);
            m_search->setText(text);
        }
    }
    m_chips->clear();
    for (const auto& [facet, values] : filter.chosen) {
        if (values.empty()) {
            continue;
        }
        QAction* chip =
            m_chips->addAction(widgets::symbolIcon(QStringLiteral("close")), chipText(facet, values));
        chip->setToolTip(tr("Gives up what is chosen of “%1”").arg(facetTitle(facet)));
        connect(
            chip, &QAction::triggered, this,
            [this, facet = facet] {
                curation::QuestionFilter without = m_controller.filter();
                without.chosen.erase(facet);
                m_controller.setFilter(without);
            },
            Qt::QueuedConnection); // the chip goes away by it
    }
    m_chips->setVisible(!m_chips->actions().isEmpty());
    const auto shown = static_cast<std::int64_t>(m_controller.shown().size());
    const auto all = static_cast<std::int64_t>(m_controller.columns().size());
    m_count->setText(!m_controller.isComplete() && m_controller.isLoading() ? tr("loading…")
                     : filter.isEmpty()
                         ? widgets::countText(all)
                         : tr("%1 of %2").arg(widgets::countText(shown), widgets::countText(all)));
    m_count->setToolTip(tr("Questions that are shown, of all in the workspace"));
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Escape:
            if (!m_search->text().isEmpty()) {
                m_search->clear();
                return true;
            }
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Down:
            if (static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier) {
                if (m_typing->isActive()) {
                    m_typing->stop();
                    takeText();
                }
                Q_EMIT leftDownwards();
                return true;
            }
            break;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::fillMenu() {
    m_menu->clear();
    const bool hasWorkspace = m_controller.workspace() != nullptr;
    const bool isReadOnly = !hasWorkspace || m_controller.isReadOnly();
    QAction* save = m_menu->addAction(tr("Save this filter…"), this, &FilterBar::askName);
    save->setEnabled(!isReadOnly && !m_controller.filter().isEmpty());
    QAction* clear = m_menu->addAction(tr("Show all questions"), this, [this] {
        m_search->clear();
        m_typing->stop();
        m_controller.setFilter({});
    });
    clear->setEnabled(!m_controller.filter().isEmpty());
    m_menu->addSeparator();
    const std::vector<workspace::SavedFilter> all = saved();
    if (all.empty()) {
        QAction* none =
            m_menu->addAction(tr("None saved yet: choose facets or search, then “Save this filter…”"));
        none->setEnabled(false);
        return;
    }
    for (const workspace::SavedFilter& each : all) {
        const auto filter = curation::filterFromJson(each.document);
        QAction* use = m_menu->addAction(
            QString::fromStdString(each.name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        use->setCheckable(true);
        use->setChecked(filter && *filter == m_controller.filter());
        use->setEnabled(filter.has_value());
        use->setToolTip(filter ? QString() : tr("A newer version of the program has saved this filter"));
        if (filter) {
            connect(use, &QAction::triggered, this, [this, filter = *filter] {
                m_typing->stop();
                m_controller.setFilter(filter);
                refresh();
            });
        }
    }
    m_menu->addSeparator();
    QMenu* renaming = m_menu->addMenu(tr("Rename"));
    QMenu* removal = m_menu->addMenu(tr("Remove"));
    renaming->setEnabled(!isReadOnly);
    removal->setEnabled(!isReadOnly);
    for (const workspace::SavedFilter& each : all) {
        const QString name = QString::fromStdString(each.name);
        const QString text = QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
        renaming->addAction(text + QChar(0x2026), this, [this, name] { askNewName(name); });
        removal->addAction(text, this, [this, name] { removeFilter(name); });
    }
}

std::vector<workspace::SavedFilter> FilterBar::saved() {
    if (!m_controller.workspace()) {
        return {};
    }
    const auto reader = m_controller.workspace()->reader();
    auto list = reader ? workspace::savedFilters(*reader, std::string(kFilterPage))
                       : base::Result<std::vector<workspace::SavedFilter>>(tl::unexpected(reader.error()));
    if (!list) {
        Q_EMIT failed(list.error());
        return {};
    }
    return std::move(*list);
}

void FilterBar::askName() {
    widgets::askText(*this,
                     {.title = tr("Save this filter"),
                      .label = tr("Name. One that there is already is replaced."),
                      .text = {},
                      .objectName = QStringLiteral("filterNameDialog")},
                     [this](const QString& name) { saveFilterAs(name); });
}

void FilterBar::saveFilterAs(const QString& name) {
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || !m_controller.workspace()) {
        return;
    }
    const auto saved =
        workspace::saveFilter(*m_controller.workspace(), std::string(kFilterPage), trimmed.toStdString(),
                              curation::filterJson(m_controller.filter()));
    if (saved) {
        Q_EMIT noticed(tr("Saved the filter “%1”.").arg(trimmed));
    } else {
        Q_EMIT failed(saved.error());
    }
}

void FilterBar::askNewName(const QString& name) {
    widgets::askText(*this,
                     {.title = tr("Rename a filter"),
                      .label = tr("New name of “%1”:").arg(name),
                      .text = name,
                      .objectName = QStringLiteral("filterRenameDialog")},
                     [this, name](const QString& newName) { renameFilter(name, newName); });
}

void FilterBar::renameFilter(const QString& name, const QString& newName) {
    const std::string wanted = newName.trimmed().toStdString();
    const std::string former = name.toStdString();
    if (wanted.empty() || wanted == former || !m_controller.workspace()) {
        return;
    }
    const std::vector<workspace::SavedFilter> all = saved();
    const auto called = [&all](const std::string& each) {
        return std::find_if(all.begin(), all.end(),
                            [&each](const workspace::SavedFilter& filter) { return filter.name == each; });
    };
    if (called(wanted) != all.end()) {
        Q_EMIT noticed(tr("There is a filter “%1” already. Remove it first, or choose another name.")
                           .arg(newName.trimmed()));
        return;
    }
    const auto found = called(former);
    if (found == all.end()) {
        Q_EMIT noticed(tr("The filter “%1” is gone: it was removed elsewhere.").arg(name));
        return;
    }
    // The new one is there before the old one goes: nothing is lost in between.
    workspace::Workspace& workspace = *m_controller.workspace();
    const auto made = workspace::saveFilter(workspace, std::string(kFilterPage), wanted, found->document);
    const auto removed = made ? workspace::removeFilter(workspace, std::string(kFilterPage), former)
                              : base::Result<>(tl::unexpected(made.error()));
    if (removed) {
        Q_EMIT noticed(tr("The filter “%1” is now called “%2”.").arg(name, newName.trimmed()));
    } else {
        Q_EMIT failed(removed.error());
    }
}

void FilterBar::removeFilter(const QString& name) {
    if (!m_controller.workspace()) {
        return;
    }
    const auto removed =
        workspace::removeFilter(*m_controller.workspace(), std::string(kFilterPage), name.toStdString());
    if (removed) {
        Q_EMIT noticed(tr("Removed the filter “%1”.").arg(name));
    } else {
        Q_EMIT failed(removed.error());
    }
}

} // namespace assay::app

#include "moc_filter_bar.cpp"
