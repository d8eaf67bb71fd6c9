// Inside the endpoint room: a program that was started without a shell, with its standard input and both
// outputs. It runs in a process group of its own, so that what it starts is ended with it.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace assay::endpoint {

class ScorerChild {
  public:
    // `name` is what errors name. Error: RemoteFailure (it cannot be started).
    [[nodiscard]] static base::Result<std::unique_ptr<ScorerChild>>
    start(const std::vector<std::string>& arguments, const std::string& name);
    ~ScorerChild();
    ScorerChild(const ScorerChild&) = delete;
    ScorerChild& operator=(const ScorerChild&) = delete;

    enum class Moved : std::uint8_t {
        Bytes, // some went one way or the other, or time passed
        Ended, // it has closed its output: nothing comes any more
    };

    // Waits at most a tenth of a second for bytes to go either way. What was written is taken from the
    // beginning of `sending`; what it wrote is appended to `received`. Error: RemoteFailure (the system).
    [[nodiscard]] base::Result<Moved> exchange(std::string& sending, std::string& received);

    // The last 4,096 bytes of what it wrote to its standard error.
    [[nodiscard]] const std::string& errorOutput() const noexcept { return m_errorOutput; }

    // Ends it and what it has started, if it still runs, and says how it ended: "exit code 1", "signal 9".
    // Reads what is left on its standard error.
    std::string end();

  private:
    struct Handles;
    explicit ScorerChild(std::unique_ptr<Handles> handles, std::string name);
    void readErrors();

    std::unique_ptr<Handles> m_handles;
    std::string m_name;
    std::string m_errorOutput;
    std::string m_ending; // how it ended; empty: it runs
};

} // namespace assay::endpoint
