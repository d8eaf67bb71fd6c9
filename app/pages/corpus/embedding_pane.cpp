#include "app/pages/corpus/embedding_pane.h"

#include "app/settings/settings.h"
#include "widgets/corpus/embedding_sets_model.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {

using base::Result;
using evaluate::EmbeddingMaking;

EmbeddingPane::EmbeddingPane(widgets::JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_model(new widgets::EmbeddingSetsModel(this)) {
    setObjectName(QStringLiteral("embeddingPane"));
    makeActions();
    auto* buttons = new QHBoxLayout;
    for (QAction* action : {m_actions.makeLsa, m_actions.import, m_actions.fetch, m_actions.rename,
                            m_actions.remove, m_actions.issues}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("embeddingTable"));
    m_table->setAccessibleName(tr("Embedding sets"));
    m_table->setSettingsKey(QStringLiteral("corpus/embeddings"));
    m_table->setModel(m_model);
    m_table->setDefaultColumnWidths({18, 18, 9, 10, 11, 9, 7, 11, 10, 18, 12});
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("embeddingEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("embeddingDetail"));
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(buttons);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_detail);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &EmbeddingPane::refresh);
    connect(m_model, &widgets::EmbeddingSetsModel::renameRequested, this,
            [this](qint64 id, const QString& name) {
                // The editor is still closing.
                QMetaObject::invokeMethod(this, [this, id, name] { rename(id, name); }, Qt::QueuedConnection);
            });
    refresh();
}

void EmbeddingPane::makeActions() {
    const auto add = [this](const char* name, const QString& text, const QString& tip, auto work) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String("corpus.") + QLatin1String(name));
        action->setToolTip(tip);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, work);
        return action;
    };
    m_actions.makeLsa = add("makeLsa", tr("Make LSA vectors"),
                            tr("From the corpus's own words, without any service: TF-IDF and a truncated SVD "
                               "of 256 dimensions"),
                            [this] { makeLsa(); });
    m_actions.import = add("importVectors", tr("Import vectors…"),
                           tr("From a file: .npy, JSON lines or raw float32"), [this] { askForFile(); });
    m_actions.fetch = add("fetchVectors", tr("From an endpoint…"),
                          tr("From an OpenAI-compatible address; what it takes is shown first"),
                          [this] { askForEndpoint(); });
    m_actions.rename =
        add("renameVectors", tr("Rename"), tr("Another name for the selected set (F2)"), [this] {
            const QModelIndex index =
                m_model->index(m_table->currentIndex().row(), widgets::EmbeddingSetsModel::Name);
            m_table->setCurrentIndex(index);
            m_table->edit(index);
        });
    m_actions.rename->setShortcut(QKeySequence(Qt::Key_F2));
    m_actions.remove = add("removeVectors", tr("Remove…"), tr("The selected set and what was made from it"),
                           [this] { askToRemove(); });
    m_actions.issues = add("vectorIssues", tr("Issues"), tr("What was found when the selected set was made"),
                           [this] { showIssues(); });
}

void EmbeddingPane::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    m_workspace = std::move(workspace);
    m_corpus.reset();
    reload();
}

void EmbeddingPane::setCorpus(const store::CorpusInfo* corpus) {
    m_corpus = corpus != nullptr ? std::optional(*corpus) : std::nullopt;
    reload();
}

const std::vector<store::EmbeddingSet>& EmbeddingPane::sets() const {
    return m_model->sets();
}

void EmbeddingPane::reload() {
    std::vector<store::EmbeddingSet> sets;
    if (m_workspace && m_corpus) {
        auto read = m_workspace->reader().and_then(
            [this](const store::Reader& reader) { return store::embeddingSets(reader, m_corpus->id); });
        if (read) {
            sets = *std::move(read);
        } else {
            Q_EMIT failed(read.error());
        }
    }
    m_model->setSets(std::move(sets), m_corpus ? m_corpus->contentHash : std::string(),
                     m_workspace && !m_workspace->isReadOnly());
    if (m_table->currentIndex().row() < 0 && m_model->rowCount() > 0) {
        m_table->selectRow(0);
    }
    refresh();
    Q_EMIT setsChanged();
}

const store::EmbeddingSet* EmbeddingPane::selected() const {
    return m_model->at(m_table->currentIndex().row());
}

QString EmbeddingPane::detailText() const {
    const store::EmbeddingSet* set = selected();
    if (set == nullptr) {
        return {};
    }
    const widgets::EmbeddingReport report = widgets::readEmbeddingReport(set->report);
    QStringList parts{tr("%1 of %2 sentences have a vector of %3 numbers")
                          .arg(widgets::countText(set->vectors), widgets::countText(set->rows),
                               widgets::countText(set->dimension))};
    const auto add = [&parts](const std::optional<qint64>& count, const QString& text) {
        if (count && *count > 0) {
            parts += text.arg(widgets::countText(*count));
        }
    };
    add(report.missing, tr("%1 had none in the source"));
    add(report.zero, tr("%1 of length 0"));
    add(report.notFinite, tr("%1 not finite"));
    add(report.notUnit, tr("%1 were brought to length 1"));
    add(report.duplicates, tr("%1 share their vector with another sentence"));
    QString text = parts.join(QStringLiteral(" · "));
    text += u'\n' + tr("File %1 · content %2")
                        .arg(QString::fromStdString(set->fileName),
                             QString::fromStdString(set->contentHash).left(12));
    if (!set->sourceHash.empty()) {
        text += tr(" · source %1").arg(QString::fromStdString(set->sourceHash).left(12));
    }
    return text;
}

void EmbeddingPane::refresh() {
    const bool isWritable = m_workspace && !m_workspace->isReadOnly() && m_corpus;
    const bool hasSelected = selected() != nullptr;
    for (QAction* action : {m_actions.makeLsa, m_actions.import, m_actions.fetch}) {
        action->setEnabled(isWritable);
    }
    m_actions.rename->setEnabled(isWritable && hasSelected);
    m_actions.remove->setEnabled(isWritable && hasSelected);
    m_actions.issues->setEnabled(hasSelected);
    m_detail->setText(detailText());
    m_detail->setVisible(hasSelected);
    m_empty->setText(
        !m_corpus ? tr("No corpus is in front.")
        : isWritable
            ? tr("This corpus has no vectors yet. Neighbours and their tests need some.\nMake LSA "
                 "vectors: they need nothing but the corpus itself.\nOr import what a model of yours "
                 "has made, or let an endpoint make them.")
            : tr("This corpus has no vectors, and the workspace can only be read."));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
}

// --- Making ---

void EmbeddingPane::make(const QString& title, const QString& name, const QString& model, Making work) {
    if (!m_workspace || !m_corpus) {
        return;
    }
    EmbeddingMaking making;
    making.corpus = m_corpus->id;
    making.name = name.toStdString();
    making.model = model.toStdString();
    making.who = Settings().curatorName().toStdString();
    m_jobs.start<evaluate::EmbeddingMade>(
        title,
        [workspace = m_workspace, making, work = std::move(work)](const std::stop_token& stop,
                                                                  base::ProgressSink& progress) {
            return work(*workspace, making, stop, progress);
        },
        this, [this](const Made& made) { take(made); });
}

void EmbeddingPane::take(const Made& made) {
    if (!made) {
        if (made.error().code != base::ErrorCode::Cancelled) {
            Q_EMIT failed(made.error());
        } else {
            Q_EMIT noticed(tr("Stopped: no embedding set was made."));
        }
        return;
    }
    const QString name = QString::fromStdString(made->set.name);
    if (m_corpus && made->set.corpus == m_corpus->id) {
        reload();
        if (const int row = m_model->rowOf(made->set.id); row >= 0) {
            m_table->selectRow(row);
        }
    }
    Q_EMIT noticed(
        tr("Made the embedding set “%1”: %2 vectors of %3 numbers.")
            .arg(name, widgets::countText(made->set.vectors), widgets::countText(made->set.dimension)));
    if (made->issues.total() > 0) {
        Q_EMIT issuesFound(made->issues, name);
    }
}

void EmbeddingPane::makeLsa() {
    // The dimension is known when they are made; a second set needs a name of its own before.
    const auto count = std::count_if(sets().begin(), sets().end(), [](const store::EmbeddingSet& set) {
        return set.source == store::EmbeddingSource::Lsa;
    });
    QString name;
    for (qlonglong number = count + 1; count > 0 && name.isEmpty(); ++number) {
        const QString wanted = tr("LSA (%1)").arg(number);
        const bool isTaken = std::any_of(sets().begin(), sets().end(), [&](const store::EmbeddingSet& set) {
            return set.name == wanted.toStdString();
        });
        name = isTaken ? QString() : wanted;
    }
    make(tr("Making LSA vectors"), name, {},
         [](store::Workspace& workspace, const EmbeddingMaking& making, const std::stop_token& stop,
            base::ProgressSink& progress) {
             return evaluate::makeLsaEmbeddings(workspace, making, {}, stop, progress);
         });
}

void EmbeddingPane::askForFile() {
    auto* dialog = new VectorImportDialog(QString::fromStdString(m_corpus->name), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &VectorImportDialog::importRequested, this, [this](const VectorImport& import) {
        make(tr("Importing vectors"), import.name, import.model,
             [file = std::filesystem::path(import.file.toStdString()),
              settings = import.settings](store::Workspace& workspace, const EmbeddingMaking& making,
                                          const std::stop_token& stop, base::ProgressSink& progress) {
                 return evaluate::importEmbeddings(workspace, making, file, settings, stop, progress);
             });
    });
    dialog->show();
}

void EmbeddingPane::askForEndpoint() {
    auto* dialog = new EndpointDialog(QString::fromStdString(m_corpus->name), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EndpointDialog::estimateRequested, this,
            [this, to = QPointer(dialog)](const EndpointVectors& vectors) { estimate(to, vectors); });
    connect(dialog, &EndpointDialog::startRequested, this, [this](const EndpointVectors& vectors) {
        const std::string key =
            vectors.keyVariable.isEmpty()
                ? std::string()
                : qEnvironmentVariable(vectors.keyVariable.toUtf8().constData()).toStdString();
        make(tr("Fetching vectors"), vectors.name, {},
             [settings = vectors.settings, key](store::Workspace& workspace, const EmbeddingMaking& making,
                                                const std::stop_token& stop, base::ProgressSink& progress) {
                 return evaluate::fetchEmbeddings(workspace, making, settings, key, stop, progress);
             });
    });
    dialog->show();
}

void EmbeddingPane::estimate(const QPointer<EndpointDialog>& dialog, const EndpointVectors& vectors) {
    if (!m_workspace || !m_corpus || !dialog) {
        return;
    }
    EmbeddingMaking making;
    making.corpus = m_corpus->id;
    m_jobs.startBackground<endpoint::EmbeddingEstimate>(
        tr("Estimating what vectors take"),
        [workspace = m_workspace, making, settings = vectors.settings](const std::stop_token& stop,
                                                                       base::ProgressSink&) {
            return workspace->reader().and_then([&](const store::Reader& reader) {
                return evaluate::estimateEmbeddings(reader, making, settings, stop);
            });
        },
        dialog.data(),
        [dialog](const Result<endpoint::EmbeddingEstimate>& estimate) {
            if (estimate) {
                dialog->showEstimate(*estimate);
            } else {
                dialog->showError(estimate.error());
            }
        });
}

// --- Changing ---

void EmbeddingPane::rename(base::RowId id, const QString& name) {
    if (!m_workspace) {
        return;
    }
    if (const auto renamed = store::renameEmbeddingSet(*m_workspace, id, name.toStdString()); !renamed) {
        Q_EMIT failed(renamed.error());
    }
    reload();
}

void EmbeddingPane::askToRemove() {
    const store::EmbeddingSet* set = selected();
    if (set == nullptr) {
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Remove an embedding set"),
                                tr("Remove the embedding set “%1”?").arg(QString::fromStdString(set->name)),
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText); // names come from data
    box->setObjectName(QStringLiteral("removeVectorsQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("Its %1 vectors and the indices made from them go; runs that were made with it "
           "stay. This cannot be undone.")
            .arg(widgets::countText(set->vectors)));
    QPushButton* yes = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("removeVectors"));
    QPushButton* no = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [this, id = set->id, workspace = m_workspace] {
        m_jobs.startBackground<void>(
            tr("Removing an embedding set"),
            [workspace, id](const std::stop_token&, base::ProgressSink&) {
                return store::removeEmbeddingSet(*workspace, id);
            },
            this,
            [this, id](const Result<>& removed) {
                if (removed) {
                    Q_EMIT setRemoved(id);
                } else {
                    Q_EMIT failed(removed.error());
                }
                reload();
            });
    });
    box->open();
}

void EmbeddingPane::showIssues() {
    const store::EmbeddingSet* set = selected();
    if (set == nullptr) {
        return;
    }
    m_jobs.startBackground<base::IssueList>(
        tr("Reading the issues of an embedding set"),
        [workspace = m_workspace, id = set->id](const std::stop_token&, base::ProgressSink&) {
            return workspace->reader().and_then(
                [id](const store::Reader& reader) { return store::embeddingIssues(reader, id); });
        },
        this,
        [this, name = QString::fromStdString(set->name)](const Result<base::IssueList>& issues) {
            if (!issues) {
                Q_EMIT failed(issues.error());
            } else if (issues->total() == 0) {
                Q_EMIT noticed(tr("Making “%1” found nothing to report.").arg(name));
            } else {
                Q_EMIT issuesFound(*issues, name);
            }
        });
}

} // namespace assay::app
