// Writes several files into a folder so that all of them appear, or none.
//
// Each file is written and brought to the disk in a hidden folder within the chosen one; when all are there
// they are renamed into their places. What they replace keeps a second name in the hidden folder until the
// last one is in its place. A failure puts back what was replaced before it; after a kill or a power cut
// whoever writes there next does. The file that was added last goes first and comes back last, so that it can
// say that the others are there.
//
//   base::exchangeFiles(folder, [&](base::FileExchange& files) {
//       return files.add("a.csv", a).and_then([&] { return files.add("manifest.json", manifest); });
//   });
#pragma once

#include "core/base/atomic_file.h"
#include "core/base/result.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::base {

// How long one waits while somebody else writes into the same folder.
inline constexpr std::chrono::milliseconds kExchangePatience{30'000};

struct ExchangedFiles {
    std::vector<std::filesystem::path> files; // where the new ones are, in the order of add()
    std::vector<std::string> removed;         // names that were taken away
    std::vector<std::string> kept;            // those that could not be
};

// What is to be written and what is to go with it.
class FileExchange {
  public:
    // `staging` is the hidden folder within `folder`. Whoever writes files calls exchangeFiles().
    FileExchange(std::filesystem::path folder, std::filesystem::path staging);

    // A file in the folder, named relative to it. Nothing changes in the folder yet. Errors: InvalidArgument,
    // for a name that leads out of the folder and for one that was added before; FileNotWritable, also where
    // a link or a file is on the way, a folder is in its place, or somebody guards it (requireUnguarded()). A
    // link in its own place is replaced, never followed.
    [[nodiscard]] Result<> add(const std::filesystem::path& name, std::string_view content);

    // The same for a file that is too large to be held: `write` gives one piece after the other, and its
    // error is that of the exchange.
    [[nodiscard]] Result<> addInPieces(const std::filesystem::path& name,
                                       const std::function<Result<>(const TakePiece& take)>& write);

    // A file of the folder that is taken away when the new ones are in their places, with the folders that
    // then hold nothing. An inner name that leads nowhere else (core/base/inner_path.h).
    void remove(const std::filesystem::path& name);

  private:
    friend Result<ExchangedFiles> exchangeFiles(const std::filesystem::path& folder,
                                                const std::function<Result<>(FileExchange& files)>& fill,
                                                const std::stop_token& stop,
                                                std::chrono::milliseconds patience);

    struct File {
        std::string name; // with '/'
        std::string hash; // SHA-256
    };

    [[nodiscard]] Result<std::string> begun(const std::filesystem::path& name);
    [[nodiscard]] static Result<> takeBackLeftovers(const std::filesystem::path& folder);
    [[nodiscard]] Result<ExchangedFiles> exchanged() const;
    [[nodiscard]] bool takeBack() const;
    void clear() const;

    [[nodiscard]] Result<> begin() const;
    [[nodiscard]] Result<> keepAll() const;
    [[nodiscard]] Result<> putAllButLast(ExchangedFiles& done) const;
    void removeOld(ExchangedFiles& done) const;
    [[nodiscard]] std::filesystem::path staged(const std::string& name) const;
    [[nodiscard]] std::filesystem::path kept() const;
    [[nodiscard]] std::vector<File> listed() const;
    [[nodiscard]] bool takeBackNew(const File& file) const;
    [[nodiscard]] bool putBack(const std::string& name) const;

    std::filesystem::path m_folder;
    std::filesystem::path m_staging;
    std::vector<File> m_files;
    std::set<std::string> m_names; // of m_files
    std::vector<std::string> m_old;
};

// Exchanges what `fill` adds and removes; without a file nothing happens. `fill` is called once it is this
// one's turn and an exchange that was killed is taken back, so that it sees the folder as it will be. Makes
// the folder with those above it that are missing, and takes them away after a failure. Exchanges in one
// folder come one after the other, also those of several processes. Blocks; any thread; `stop` ends the
// waiting, and what has its turn is written. Errors, with nothing changed: those of `fill`; Cancelled;
// FileNotWritable, also when somebody else writes there for longer than `patience`; StorageFailure, for what
// is thrown. Where even putting back fails, the next exchange does it.
[[nodiscard]] Result<ExchangedFiles> exchangeFiles(const std::filesystem::path& folder,
                                                   const std::function<Result<>(FileExchange& files)>& fill,
                                                   const std::stop_token& stop = {},
                                                   std::chrono::milliseconds patience = kExchangePatience);

// Whether the file is still the one of that SHA-256, and no link.
[[nodiscard]] bool isUnchanged(const std::filesystem::path& file, std::string_view sha256);

} // namespace assay::base
