// Of this room alone: what all ways of making an embedding set share. Files of the data folder are written
// under a name made at random, get the name of their content when they are whole, and go again when the set
// they are for is not registered.
#pragma once

#include "core/evaluate/embeddings/embedding_making.h"
#include "core/retrieval/vector_matrix_writer.h"
#include "core/workspace/corpora/corpora.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

// A file on its way into the data folder.
class DraftFile {
  public:
    // It may be written at path() from now on. `kind` is the beginning of its name.
    DraftFile(workspace::Workspace& workspace, std::string_view kind, std::string_view extension);
    // Unless it was kept.
    ~DraftFile();
    DraftFile(const DraftFile&) = delete;
    DraftFile& operator=(const DraftFile&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

    // "KIND-<12 of the hash>.EXTENSION". One that is there already is taken instead when `sound` says so of
    // it, for content of the same hash is the same. Error: FileNotWritable.
    [[nodiscard]] base::Result<std::string>
    place(const std::string& hash, const std::function<bool(const std::filesystem::path&)>& sound);

    void keep() noexcept { m_kept = true; }

  private:
    void removeUnlessNamed() const;

    workspace::Workspace& m_workspace;
    std::string m_kind;
    std::string m_extension;
    std::filesystem::path m_path; // as it is called just now
    std::string m_name;           // once placed
    bool m_kept = false;
    bool m_isOurs = true; // false: the file was there before
};

// A set that is being made.
class EmbeddingDraft {
  public:
    // Errors: NotFound (the corpus), NameTaken, those of Workspace::reader(); InvalidArgument (no sentence).
    [[nodiscard]] static base::Result<std::unique_ptr<EmbeddingDraft>>
    begin(workspace::Workspace& workspace, const EmbeddingMaking& making, const std::string& model);

    [[nodiscard]] const workspace::Reader& reader() const noexcept { return m_reader; }

    [[nodiscard]] const workspace::CorpusInfo& corpus() const noexcept { return m_corpus; }

    [[nodiscard]] std::size_t rows() const noexcept { return static_cast<std::size_t>(m_corpus.sentences); }

    // Takes the vectors.
    [[nodiscard]] retrieval::VectorMatrixWriter& vectors() noexcept { return m_writer; }

    // What the source says; name, hashes, rows, files and who are filled in.
    workspace::EmbeddingSet set;

    struct Whole {
        nlohmann::ordered_json report; // of the source; norms and duplicates, with the ids of some, are added
        base::IssueList issues;
        // Rows that were given and whose zeros are yet to be reported, rising; empty: the issues have them.
        std::span<const retrieval::Row> given;
        DraftFile* model = nullptr; // placed already
    };

    // Completes the file of vectors, gives it its name, and registers the set.
    [[nodiscard]] base::Result<EmbeddingMade> finish(Whole whole, const std::stop_token& stop,
                                                     base::ProgressSink& progress);

  private:
    EmbeddingDraft(workspace::Workspace& workspace, workspace::Reader reader, workspace::CorpusInfo corpus);

    [[nodiscard]] base::Result<> describe(const retrieval::VectorReport& vectors, Whole& whole) const;
    // Vectors that were made here are not checked: they are put row by row.
    [[nodiscard]] base::Result<> checkAlignment(std::size_t dimension, Whole& whole,
                                                const std::stop_token& stop, base::ProgressSink& progress);

    workspace::Workspace& m_workspace;
    workspace::Reader m_reader;
    workspace::CorpusInfo m_corpus;
    DraftFile m_file;
    retrieval::VectorMatrixWriter m_writer;
};

} // namespace assay::evaluate
