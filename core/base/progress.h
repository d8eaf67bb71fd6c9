// How long work tells how far it is. Core reports; widgets/jobs and the command line show.
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::base {

// What is being done just now. The sentence for a person is made elsewhere.
enum class Stage : std::uint8_t {
    Hashing,
    Reading,
    Checking,
    Storing,
    Publishing,
    Loading,
    Sorting,
    Evaluating,
    Writing,
    Verifying,
    Cleaning,
    Indexing // building the graph of a search
};

[[nodiscard]] std::string_view stageName(Stage stage) noexcept;

// Called from the working thread, as often as the work likes; an implementation must be cheap and
// thread-safe.
class ProgressSink {
  public:
    virtual ~ProgressSink() = default;

    // `done` of `total` units (bytes, records, draws); `total` is 0 when it is not known.
    virtual void report(Stage stage, std::int64_t done, std::int64_t total) = 0;
};

// For callers that do not watch.
class NoProgress final : public ProgressSink {
  public:
    void report(Stage, std::int64_t, std::int64_t) override {}
};

} // namespace assay::base
